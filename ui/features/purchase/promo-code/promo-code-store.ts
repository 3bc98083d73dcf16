import { reaction } from 'mobx';
import { type AppliedCode, createPromoCode, NO_CODE } from '#core/purchase/promo-code/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

const PromoCode = storeOf(NO_CODE, createPromoCode);

/** The promo code of an order: checked again when the cart changes; the checkout applies its discount. */
export class PromoCodeStore extends PromoCode {
  constructor(
    dependencies: ConstructorParameters<typeof PromoCode>[0],
    applyCode: (applied: AppliedCode | undefined) => void,
  ) {
    super(dependencies);
    reaction(() => this.applied, applyCode);
    reaction(
      () => dependencies.cart.lines,
      () => this.cartChanged(),
    );
  }
}
