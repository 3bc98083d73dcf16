import { type ComponentType, useEffect, useState } from 'react';
import { GIFT_DELAY_MS } from '#core/editorial/gift/index.ts';
import { useGiftStore } from './gift-store-context.ts';

/** Waits until it is time for a gift and only then fetches anything of it (rule GIFT-2). */
export const GiftOffer = () => {
  const loadGift = useGiftStore();
  const [Modal, setModal] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const [{ GiftModal }, store] = await Promise.all([import('./gift-modal.tsx'), loadGift()]);
      setModal(() => () => <GiftModal store={store} />);
    };
    // A gift whose code fails to load is skipped.
    const timer = setTimeout(() => load().catch(() => undefined), GIFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loadGift]);
  return Modal ? <Modal /> : null;
};
