import { shownMdl } from '#core/kernel/shared/index.ts';
import {
  chosenVariant,
  deviceChoices,
  offerEstimate,
  type TradeInDraft,
  type TradeInTerms,
} from '#core/requests/trade-in/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { DeductDevice } from './deduct-device.tsx';

/** The estimate, or what is still to choose; announced on change (rule TRADEIN-2). */
export const EstimatePanel = ({ terms, draft }: { terms: TradeInTerms; draft: TradeInDraft }) => {
  const { t, money, count } = useLanguage();
  const worth = offerEstimate(terms, draft);
  const chosen = chosenVariant(terms, draft);
  const { inOwnWords } = deviceChoices(terms, draft);
  const condition = terms.conditions.find((known) => known.condition === draft.condition);
  const device = chosen && [chosen.model.brand, chosen.model.title, chosen.variant.memory].filter(Boolean).join(' ');
  return (
    <div className="rounded-tile bg-tile p-5 md:p-6">
      <h3 className="text-14 font-medium text-muted">{t('tradeIn.estimate')}</h3>
      <div aria-live="polite" className="mt-1 min-h-23">
        {worth ? (
          <>
            <p className="price text-28">
              {t('tradeIn.range', { from: count(shownMdl(worth.from)), to: money(worth.to) })}
            </p>
            <p className="mt-1 text-14 text-pretty text-muted">
              {device}
              {condition ? ` · ${condition.label}` : ''}
            </p>
          </>
        ) : (
          <p className="text-18 text-pretty">
            {inOwnWords
              ? t('tradeIn.estimateByHand')
              : t(chosen ? 'tradeIn.estimateCondition' : 'tradeIn.estimateDevice')}
          </p>
        )}
      </div>
      <p className="mt-3 border-t border-hairline pt-3 text-14 text-pretty text-muted">{t('tradeIn.estimateNote')}</p>
      <DeductDevice terms={terms} draft={draft} />
    </div>
  );
};
