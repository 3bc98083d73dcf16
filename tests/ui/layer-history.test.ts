import { describe, expect, it } from 'vitest';
import { LayerHistory } from '#ui/design/layer-history.ts';

interface Entry {
  readonly path: string;
  readonly state: unknown;
}

/** A tab with a history, a router that hears what is not about layers alone, and layers that close when asked. */
const aTab = () => {
  let entries: readonly Entry[] = [
    { path: '/before', state: { key: 'a', idx: 0 } },
    { path: '/page', state: { key: 'b', idx: 1 } },
  ];
  let at = 1;
  let soon: (() => void)[] = [];
  const routed: string[] = [];
  const here = () => entries[at] as Entry;
  const push = (entry: Entry) => {
    entries = [...entries.slice(0, at + 1), entry];
    at += 1;
  };
  const rest = () => {
    const due = soon;
    soon = [];
    for (const run of due) run();
  };
  const go = (delta: number) => {
    if (!entries[at + delta]) return;
    at += delta;
    if (!layers.arrive()) {
      routed.push(here().path);
      layers.settle(here().path);
    }
    rest();
  };
  const history = {
    get state() {
      return here().state;
    },
    pushState: (state: unknown) => push({ path: here().path, state }),
    go,
  };
  const layers = new LayerHistory(history, '/page', (run) => soon.push(run));
  const open = (more: { readonly acrossPages?: boolean; readonly held?: boolean } = {}) => {
    const layer = { open: true, shut: (): void => undefined };
    const gone = layers.add({ ...more, close: () => (more.held ? undefined : layer.shut()) });
    layer.shut = () => {
      layer.open = false;
      gone();
    };
    rest();
    return layer;
  };
  const navigate = (path: string) => {
    push({ path, state: { key: `key of ${path}`, idx: at } });
    layers.settle(path.replace(/\?.*/, ''));
    rest();
  };
  return { back: () => go(-1), forward: () => go(1), open, navigate, routed, layers, path: () => here().path };
};

describe('Back with layers open', () => {
  it('closes them one by one, the topmost first, and only then leaves the page', () => {
    const tab = aTab();
    const [cart, checkout] = [tab.open(), tab.open()];
    tab.back();
    expect([cart.open, checkout.open]).toEqual([true, false]);
    tab.back();
    expect([cart.open, tab.path(), tab.layers.busy]).toEqual([false, '/page', false]);
    expect(tab.routed).toEqual([]);
    tab.back();
    expect(tab.routed).toEqual(['/before']);
  });

  it('passes over entries of layers that were closed otherwise', () => {
    const tab = aTab();
    const layers = [tab.open(), tab.open()];
    for (const layer of layers.toReversed()) layer.shut();
    tab.back();
    expect(tab.routed).toEqual(['/before']);
  });

  it('uses such an entry again instead of piling up others', () => {
    const tab = aTab();
    for (let times = 0; times < 5; times += 1) tab.open().shut();
    const last = tab.open();
    tab.back();
    expect([last.open, tab.path()]).toEqual([false, '/page']);
    tab.back();
    expect(tab.routed).toEqual(['/before']);
  });

  it('after a lower layer stayed alone, closes that one', () => {
    const tab = aTab();
    const cart = tab.open();
    tab.open().shut();
    tab.back();
    expect([cart.open, tab.path()]).toEqual([false, '/page']);
    tab.back();
    expect(tab.routed).toEqual(['/before']);
  });

  it('does not close a layer that refuses to close, and asks it again', () => {
    const tab = aTab();
    const sending = tab.open({ held: true });
    tab.back();
    tab.back();
    expect([sending.open, tab.path()]).toEqual([true, '/page']);
    expect(tab.routed).toEqual([]);
  });

  it('stays where it is when the page is the first of the tab', () => {
    const tab = aTab();
    tab.back();
    const layer = tab.open();
    layer.shut();
    tab.back();
    expect(tab.path()).toBe('/before');
    expect(tab.routed).toEqual(['/before']);
  });

  it('going forward again opens nothing', () => {
    const tab = aTab();
    const layer = tab.open();
    tab.back();
    tab.forward();
    expect([layer.open, tab.layers.busy, tab.routed.length]).toEqual([false, false, 0]);
  });
});

describe('another page', () => {
  it('closes what lay over the one before, but not what tells of the way there', () => {
    const tab = aTab();
    const [menu, success] = [tab.open(), tab.open({ acrossPages: true })];
    tab.navigate('/confirmation');
    expect([menu.open, success.open]).toEqual([false, true]);
    tab.back();
    expect([success.open, tab.path()]).toEqual([false, '/confirmation']);
    tab.back();
    expect(tab.routed.at(-1)).toBe('/page');
  });

  it('is not come when only the query of the address has changed', () => {
    const tab = aTab();
    const filters = tab.open();
    tab.navigate('/page?brand=x');
    expect(filters.open).toBe(true);
    tab.back();
    expect([filters.open, tab.path()]).toEqual([false, '/page?brand=x']);
    tab.back();
    expect(tab.path()).toBe('/page');
    tab.back();
    expect(tab.path()).toBe('/before');
  });
});
