import { useState } from 'react';
import type { ShareOutcome } from '#core/catalog/sharing/index.ts';
import { canBeScanned, type SharedKind, type SharedLine, sharedText } from '#core/catalog/sharing/index.ts';
import { Share2 } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { QrCode } from '#ui/design/primitives/qr-code.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useShareLink } from './share-link-context.ts';

/** A possible receiver of a list and the link for them. */
export interface ListReceiver {
  /** Name of the receiver; empty when there is only one. */
  readonly name: string;
  /** Origin of the site where it is opened. */
  readonly origin: string;
  readonly lines: readonly SharedLine[];
}

/** A list that is handed over. */
export interface HandedList {
  readonly kind: SharedKind;
  readonly receivers: readonly [ListReceiver, ...ListReceiver[]];
}

/** How a list gets to another device or person: a code for the camera of a phone, and a link. */
export const HandOverDialog = ({ list, open, onClose }: { list: HandedList; open: boolean; onClose: () => void }) => {
  const { t } = useLanguage();
  const title = t(`handOver.title.${list.kind}`);
  return (
    <Dialog open={open} onClose={onClose} label={title}>
      <div className="flex shrink-0 items-center gap-3 py-3 pr-3 pl-5">
        <h2 className="text-22">{title}</h2>
        <CrossButton label={t('handOver.close')} className="ml-auto" onClick={onClose} />
      </div>
      <Ways list={list} title={title} />
    </Dialog>
  );
};

const Ways = ({ list: { kind, receivers }, title }: { readonly list: HandedList; readonly title: string }) => {
  const { t, path } = useLanguage();
  const shareLink = useShareLink();
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const { origin, lines } = receivers[chosen] ?? receivers[0];
  const url = `${origin}${path('/shared')}#${sharedText({ kind, lines })}`;
  const give = async () => setOutcome(await shareLink({ title, url }));
  return (
    <div className="flex flex-col gap-4 overflow-y-auto px-5 pb-5">
      <p className="text-14 text-pretty text-muted">{t(`handOver.hint.${kind}`)}</p>
      {receivers.length > 1 ? (
        <SelectField
          label={t('handOver.receiver')}
          value={String(chosen)}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            setOutcome(undefined);
          }}
          options={receivers.map(({ name }, place) => [String(place), name])}
        />
      ) : null}
      {canBeScanned(url) ? (
        <QrCode text={url} label={t('handOver.code')} className="mx-auto w-60 shrink-0 rounded-control" />
      ) : (
        <p className="rounded-tile bg-tile px-4 py-3 text-14">{t('handOver.tooLong')}</p>
      )}
      <TextField
        label={t('handOver.link')}
        readOnly
        value={url}
        className="truncate"
        onFocus={({ target }) => target.select()}
      />
      <Button kind="secondary" wide onClick={() => void give()}>
        <Share2 className="size-5" />
        {t('handOver.give')}
      </Button>
      <p role="status" className="text-center text-14 empty:hidden">
        {outcome === 'copied' ? t('handOver.copied') : outcome === 'failed' ? t('handOver.failed') : null}
      </p>
    </div>
  );
};
