import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProvidedContext, provide, providedHook } from '#ui/app/provided.ts';

const useColour = providedHook<string>('Colour');
const useOptional = providedHook<number | null>('Optional');
const Shown = () => `${useColour()} ${useOptional()}`;

describe('a provided hook', () => {
  it('reads its own value, null included', () => {
    const value = new Map<() => unknown, unknown>([provide(useColour, 'red'), provide(useOptional, null)]);
    expect(
      renderToString(
        <ProvidedContext value={value}>
          <Shown />
        </ProvidedContext>,
      ),
    ).toBe('red null');
  });

  it('throws by name where nothing is provided', () => {
    expect(() => renderToString(<Shown />)).toThrow('useColour: nothing is provided');
  });
});
