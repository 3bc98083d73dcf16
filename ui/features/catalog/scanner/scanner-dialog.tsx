import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readScan, type Scanned } from '#core/catalog/scanner/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { CameraOff, Flashlight, FlashlightOff } from '#ui/design/icons/index.tsx';
import { Button, CrossButton, IconButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useScannerPorts } from './scanner-ports.ts';
import { ScannerStore } from './scanner-store.ts';

interface ScannerDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Takes what was scanned or typed. */
  readonly onScan: (scanned: Scanned) => void;
  /** What the button beside the typed code does. */
  readonly action: string;
  /** What came of the last code, once there was one; announced. */
  readonly children?: ReactNode;
}

/** Reads codes by camera, or by typing where there is no camera. */
export const ScannerDialog = ({ open, onClose, ...inside }: ScannerDialogProps) => {
  const { t } = useLanguage();
  return (
    <Dialog open={open} onClose={onClose} label={t('scanner.title')}>
      <div className="flex shrink-0 items-center justify-between gap-4 py-3 pr-3 pl-5 sm:pl-6">
        <h2 className="text-22">{t('scanner.title')}</h2>
        <CrossButton label={t('common.close')} onClick={onClose} />
      </div>
      <Inside {...inside} />
    </Dialog>
  );
};

const Inside = observer(({ onScan, action, children }: Pick<ScannerDialogProps, 'onScan' | 'action' | 'children'>) => {
  const { t } = useLanguage();
  const scanner = useScannerPorts();
  const [store] = useState(() => new ScannerStore({ ...scanner, newCancel: () => new AbortController() }));
  const screen = useRef<HTMLVideoElement>(null);
  const take = useEffectEvent(onScan);
  const start = useCallback(() => {
    if (screen.current) void store.start(screen.current, (scanned) => take(scanned));
  }, [store]);
  useEffect(() => {
    start();
    return store.stop;
  }, [start, store]);
  return (
    <div className="flex flex-col gap-4 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">
      <Screen store={store} screen={screen} onRetry={start} />
      <div role="status" className="min-h-12 text-14">
        {children ?? (store.phase === 'failed' ? null : <p className="text-muted">{t('scanner.hint')}</p>)}
      </div>
      <TypedCode action={action} onType={onScan} />
    </div>
  );
});

interface ScreenProps {
  readonly store: ScannerStore<HTMLVideoElement>;
  readonly screen: React.RefObject<HTMLVideoElement | null>;
  readonly onRetry: () => void;
}

/** The camera's picture with a frame for the code, or the reason why there is none. */
const Screen = observer(({ store, screen, onRetry }: ScreenProps) => {
  const { t } = useLanguage();
  const { phase, problem, hasTorch, torchOn, toggleTorch } = store;
  const Lamp = torchOn ? FlashlightOff : Flashlight;
  return (
    <div className="relative aspect-4/3 max-h-[46dvh] shrink-0 overflow-hidden rounded-tile bg-tile">
      <video
        ref={screen}
        aria-label={t('scanner.picture')}
        muted
        playsInline
        disablePictureInPicture
        className={`size-full object-cover ${phase === 'scanning' ? '' : 'invisible'}`}
      />
      {phase === 'scanning' ? <Frame /> : null}
      {phase === 'starting' ? (
        <p role="status" className="absolute inset-0 flex animate-pulse items-center justify-center text-14 text-muted">
          {t('scanner.starting')}
        </p>
      ) : null}
      {problem ? (
        <div role="alert" className="absolute inset-0 flex flex-col justify-center gap-3 overflow-y-auto p-5 sm:p-8">
          <CameraOff className="size-8 shrink-0" strokeWidth={1.5} />
          <p className="max-w-[44ch] text-pretty">{t(`scanner.problem.${problem}`)}</p>
          {problem === 'insecure' ? null : (
            <Button kind="secondary" size="sm" className="shrink-0 self-start" onClick={onRetry}>
              {t('scanner.retry')}
            </Button>
          )}
        </div>
      ) : null}
      {hasTorch ? (
        <IconButton
          label={t(torchOn ? 'scanner.torchOff' : 'scanner.torchOn')}
          aria-pressed={torchOn}
          className="absolute right-3 bottom-3 bg-surface hover:bg-tile"
          onClick={() => void toggleTorch()}
        >
          <Lamp className="size-5" />
        </IconButton>
      ) : null}
    </div>
  );
});

/** Four corners around the place where the code is to be held; the rest is darkened. */
const Frame = () => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-0 flex items-center justify-center">
    <div className="relative h-3/5 w-4/5 rounded-tile" style={{ boxShadow: '0 0 0 100vmax rgb(13 15 18 / 0.35)' }}>
      {[
        'top-0 left-0 rounded-tl-tile border-t-3 border-l-3',
        'top-0 right-0 rounded-tr-tile border-t-3 border-r-3',
        'bottom-0 left-0 rounded-bl-tile border-b-3 border-l-3',
        'right-0 bottom-0 rounded-br-tile border-r-3 border-b-3',
      ].map((corner) => (
        <span key={corner} className={`absolute size-8 border-white ${corner}`} />
      ))}
    </div>
  </div>
);

/** A code by hand. */
const TypedCode = ({ action, onType }: { action: string; onType: (scanned: Scanned) => void }) => {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (clean(text) === '') return;
    onType(readScan(text));
    setText('');
  };
  return (
    <form noValidate className="flex items-end gap-3" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('scanner.typed')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          placeholder="MI10048271"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" kind="secondary" className="h-12">
        {action}
      </Button>
    </form>
  );
};
