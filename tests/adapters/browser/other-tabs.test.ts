import { describe, expect, it, vi } from 'vitest';
import { createOtherTabs } from '#adapters/browser/other-tabs.ts';

describe('the other tabs', () => {
  it('AUTH-12: learn that a partner has left while they listen; the sending tab does not', async () => {
    const [here, beside, quiet] = [createOtherTabs(), createOtherTabs(), createOtherTabs()];
    const heard = { here: vi.fn<() => void>(), beside: vi.fn<() => void>() };
    const stopHere = here.onLeft(heard.here);
    const stopBeside = beside.onLeft(heard.beside);
    here.announceLeaving();
    await vi.waitFor(() => expect(heard.beside).toHaveBeenCalledTimes(1));
    expect(heard.here).not.toHaveBeenCalled();

    // A tab that does not listen tells all the same.
    quiet.announceLeaving();
    await vi.waitFor(() => expect(heard.here).toHaveBeenCalledTimes(1));
    stopBeside();
    quiet.announceLeaving();
    await vi.waitFor(() => expect(heard.here).toHaveBeenCalledTimes(2));
    expect(heard.beside).toHaveBeenCalledTimes(2);
    stopHere();
  });
});
