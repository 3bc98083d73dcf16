import { observer } from 'mobx-react-lite';
import { CloudOff, TriangleAlert } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { usePhones } from '#ui/features/kernel/phones/use-phones.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useProblem } from './problem-context.ts';

/** What was asked for has failed: why, in words, and how to ask again. */
export const ProblemModal = observer(() => {
  const { t } = useLanguage();
  const { main } = usePhones();
  const { problem, hide, retry } = useProblem();
  const offline = problem?.failure.kind === 'network';
  const Sign = offline ? CloudOff : TriangleAlert;
  return (
    <Dialog open={problem !== undefined} onClose={hide} label={t('problem.title')}>
      <div className="flex flex-col items-start gap-5 overflow-y-auto p-6 sm:p-8">
        <div className="flex w-full items-start justify-between gap-4">
          <Sign className="size-12 text-danger" strokeWidth={1.25} />
          <CrossButton label={t('common.close')} className="-mt-2 -mr-2" onClick={hide} />
        </div>
        <div className="flex flex-col gap-2" role="alert">
          <h2 className="text-28">{t('problem.title')}</h2>
          <p>{t(offline ? 'problem.offline' : 'problem.trouble')}</p>
        </div>
        {main ? (
          <p className="text-14 text-muted">
            {t('problem.call')} <PhoneLink phone={main} className="font-semibold whitespace-nowrap text-ink" />
          </p>
        ) : null}
        <div className="flex w-full flex-wrap gap-3">
          <Button className="max-sm:w-full" onClick={retry}>
            {t('problem.retry')}
          </Button>
          <Button kind="quiet" className="max-sm:w-full" onClick={hide}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
