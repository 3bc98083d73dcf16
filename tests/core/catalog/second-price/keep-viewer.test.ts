import { describe, expect, it } from 'vitest';
import { isPartnerAlone, makeKeepViewer, type Viewer } from '#core/catalog/second-price/index.ts';
import { watching } from '#core/testing/index.ts';

/** A tab's memory of who looks, with a page that can come back. */
const aTab = (kept: Viewer | undefined = 'partner') => {
  const listeners = new Set<() => void>();
  const { show, now, all } = watching<Viewer | undefined>(undefined);
  const viewer = makeKeepViewer({
    viewerMemory: {
      load: () => kept ?? 'partner',
      save: (next) => {
        kept = next;
      },
      onReturn: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show,
  });
  const comeBack = () => {
    for (const listener of listeners) listener();
  };
  const turnElsewhere = (next: Viewer) => {
    kept = next;
  };
  return { viewer, now, all, comeBack, turnElsewhere, kept: () => kept };
};

describe('who looks at a tab', () => {
  it('SECOND-1 SECOND-2: only a partner who is known to look alone sees second prices', () => {
    expect((['partner', 'customer', undefined] as const).map(isPartnerAlone)).toEqual([true, false, false]);
  });

  it('SECOND-3: is read when the page begins, and when the tab comes back to it, until it is asked to stop', () => {
    const { viewer, now, comeBack, turnElsewhere } = aTab('customer');
    const stop = viewer.start();
    expect(now()).toBe('customer');
    turnElsewhere('partner');
    comeBack();
    expect(now()).toBe('partner');
    stop();
    turnElsewhere('customer');
    comeBack();
    expect(now()).toBe('partner');
  });

  it('SECOND-3: is turned, and kept, also before it was read', () => {
    const { viewer, now, kept } = aTab('customer');
    viewer.toggle();
    expect([now(), kept()]).toEqual(['partner', 'partner']);
    viewer.toggle();
    expect([now(), kept()]).toEqual(['customer', 'customer']);
  });

  it('SECOND-5: is forgotten, and then nobody knows', () => {
    const { viewer, now, all, kept } = aTab('customer');
    viewer.start();
    viewer.forget();
    expect([now(), kept(), all]).toEqual([undefined, undefined, ['customer', undefined]]);
  });
});
