import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type AppliedCode, createPromoCode, NO_CODE, type PromoCodeState } from '#core/purchase/promo-code/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import type { CartStore } from '#ui/features/purchase/cart/cart-store.ts';

type Dependencies = Omit<Parameters<typeof createPromoCode>[0], 'cart' | 'show'>;

/** The promo code of an order, as core keeps it; what holds goes to the checkout. */
export class PromoCodeStore implements PromoCodeState {
  typed = NO_CODE.typed;
  code = NO_CODE.code;
  applied = NO_CODE.applied;
  refused = NO_CODE.refused;
  checking = NO_CODE.checking;
  failed = NO_CODE.failed;
  offered = NO_CODE.offered;

  readonly #codes: ReturnType<typeof createPromoCode>;

  constructor(
    dependencies: Dependencies,
    cart: CartStore,
    checkout: { readonly applyCode: (applied: AppliedCode | undefined) => void },
  ) {
    const show = syncTo<PromoCodeState>(this);
    this.#codes = createPromoCode({
      ...dependencies,
      cart,
      show: (state) => {
        show(state);
        checkout.applyCode(state.applied);
      },
    });
    makeAutoObservable(this, { applied: observableRef, refused: observableRef }, { autoBind: true });
    reaction(
      () => cart.lines,
      () => this.#codes.cartChanged(),
    );
  }

  /** Reads the code of an earlier visit, once. */
  async start(locale: Locale): Promise<void> {
    await this.#codes.start(locale);
  }

  type(typed: string): void {
    this.#codes.type(typed);
  }

  /** Enters the typed code, or the one that is given. */
  async enter(locale: Locale, code?: string): Promise<void> {
    await this.#codes.enter(locale, code);
  }

  async check(locale: Locale): Promise<void> {
    await this.#codes.check(locale);
  }

  offer(code: string): void {
    this.#codes.offer(code);
  }

  remove(): void {
    this.#codes.remove();
  }
}
