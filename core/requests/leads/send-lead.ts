import { type FormOutcome, formOutcome } from '#core/kernel/forms/index.ts';
import { type Clock, type Ids, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import { couponTaken, type DataLayer, purchaseMade } from '#core/marketing/analytics/index.ts';
import { leadPurchase } from './lead-purchase.ts';
import type { Lead, LeadDesk } from './leads.ts';
import type { LeadModal } from './modal.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly leads: LeadDesk;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Where the time of the last order is kept, for a gift to wait (rule GIFT-2). */
  readonly giftStorage: { readonly saveOrderedAt: (at: number) => void };
  /** The partner's seller, by id; absent or empty when none is chosen. */
  readonly seller?: () => string | undefined;
}

/** A purchase in one click with who sells it (rule LEAD-5). */
const soldBy = (lead: Lead, seller: string | undefined): Lead =>
  lead.kind === 'one_click' && seller ? { ...lead, seller } : lead;

/**
 * Use-case: sends a request under a key; the same request without a definite answer goes under the same key again, so
 * that there is never a second one (rule LEAD-3). What was accepted is reported: a purchase in one click, and a coupon that
 * a phone was left for (rules ANALYTICS-4, ANALYTICS-5). A partner's purchase names its seller (rule LEAD-5). Never throws for what may happen on a network.
 */
export const createSendLead = ({ analytics, leads, ids, clock, giftStorage, seller }: Dependencies) => {
  const underKey = withIdempotencyKey<Lead>(ids);
  return async (asked: Lead, about?: LeadModal, signal?: AbortSignal): Promise<FormOutcome> => {
    const lead = soldBy(asked, seller?.());
    const outcome = formOutcome(await underKey(lead, (key) => leads.send({ lead, key }, signal), signal));
    if (!about || outcome.kind !== 'accepted') return outcome;
    const purchase = leadPurchase(about, { phone: lead.phone, orderNumber: outcome.orderNumber });
    if (purchase) {
      giftStorage.saveOrderedAt(clock.now());
      analytics.push(purchaseMade(purchase));
    }
    if (about.coupon) analytics.push(couponTaken(about.coupon, lead.phone));
    return outcome;
  };
};
