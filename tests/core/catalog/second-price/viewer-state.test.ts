import { describe, expect, it } from 'vitest';
import { createViewer, isPartnerAlone, type Viewer } from '#core/catalog/second-price/index.ts';
import { fakeViewerMemory, watching } from '#core/testing/index.ts';

/** A tab whose memory says who looks. */
const aTab = (kept: Viewer) => {
  const viewerMemory = fakeViewerMemory(kept);
  const { show, now, all } = watching<Viewer | undefined>(undefined);
  return { viewer: createViewer({ viewerMemory, show }), now, all, viewerMemory };
};

describe('who looks at a tab', () => {
  it('SECOND-1 SECOND-2: only a partner who is known to look alone sees second prices', () => {
    expect((['partner', 'customer', undefined] as const).map(isPartnerAlone)).toEqual([true, false, false]);
  });

  it('SECOND-3: is read when the page begins, and when the tab comes back to it, until it is asked to stop', () => {
    const { viewer, now, viewerMemory } = aTab('customer');
    const stop = viewer.start();
    expect(now()).toBe('customer');
    viewerMemory.save('partner');
    viewerMemory.comeBack();
    expect(now()).toBe('partner');
    stop();
    viewerMemory.save('customer');
    viewerMemory.comeBack();
    expect(now()).toBe('partner');
  });

  it('SECOND-3: is turned, and kept, also before it was read', () => {
    const { viewer, now, viewerMemory } = aTab('customer');
    viewer.toggle();
    expect([now(), viewerMemory.load()]).toEqual(['partner', 'partner']);
    viewer.toggle();
    expect([now(), viewerMemory.load()]).toEqual(['customer', 'customer']);
  });

  it('SECOND-5: is forgotten, and then nobody knows', () => {
    const { viewer, now, all, viewerMemory } = aTab('customer');
    viewer.start();
    viewer.forget();
    expect([now(), viewerMemory.load(), all]).toEqual([undefined, 'partner', ['customer', undefined]]);
  });
});
