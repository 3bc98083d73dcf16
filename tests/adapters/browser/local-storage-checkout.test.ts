import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalStorageCheckout } from '#adapters/browser/local-storage-checkout.ts';
import { anOrder, aPlacedOrder } from '#core/testing/index.ts';

afterEach(() => vi.unstubAllGlobals());

const storageOf = (kept: Record<string, string>) => ({
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => {
    kept[name] = value;
  },
  removeItem: (name: string) => {
    delete kept[name];
  },
});

/** A browser whose local storage holds these texts. */
const aBrowser = (kept: Record<string, string> = {}, ofTab: Record<string, string> = {}) => {
  vi.stubGlobal('window', { localStorage: storageOf(kept), sessionStorage: storageOf(ofTab) });
  return { kept, storage: createLocalStorageCheckout() };
};

describe('the checkout in local storage', () => {
  it('survives a reload, and is gone after it is deleted', () => {
    const { kept, storage } = aBrowser();
    const pending = { key: 'k-1', order: anOrder() };
    storage.saveDraft({ name: 'Ion' } as never);
    storage.savePending(pending);
    storage.savePlaced(aPlacedOrder());
    storage.saveOrders([{ orderNumber: '7' }]);
    const later = aBrowser(kept).storage;
    expect([later.loadDraft(), later.loadPending(), later.loadPlaced()]).toEqual([
      { name: 'Ion' },
      pending,
      aPlacedOrder(),
    ]);
    expect(later.loadOrders()).toEqual([{ orderNumber: '7' }]);
    later.saveOrders([]);
    later.saveDraft(undefined);
    later.savePending(undefined);
    later.savePlaced(undefined);
    expect(kept).toEqual({});
  });

  it('ORDER-10: knows only in the sending tab that the pending order was sent here', () => {
    const tab = {};
    const { kept, storage } = aBrowser({}, tab);
    const pending = { key: 'k-1', order: anOrder() };
    storage.savePending(pending);
    expect(aBrowser(kept, tab).storage.isSentHere(pending)).toBe(true);
    expect(aBrowser(kept).storage.isSentHere(pending)).toBe(false);
    aBrowser(kept, tab).storage.savePending(undefined);
    expect(tab).toEqual({});
  });

  it('ORDER-7: ignores a broken order', () => {
    const broken = { 'checkout.pending': '{"key":"k","order":{"lines":[]}}', 'checkout.placed': '{"orderNumber":7}' };
    const { storage } = aBrowser(broken);
    expect([storage.loadPending(), storage.loadPlaced()]).toEqual([undefined, undefined]);
    const torn = aBrowser({ 'checkout.pending': '{', 'checkout.placed': '[]' }).storage;
    expect([torn.loadPending(), torn.loadPlaced()]).toEqual([undefined, undefined]);
  });
});
