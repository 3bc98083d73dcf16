import { type ReactNode, useEffect, useRef } from 'react';
import { CircleHelp, TriangleAlert } from '#ui/design/icons/index.tsx';

const icons = {
  warning: <TriangleAlert className="mt-0.5 size-5 text-warning" />,
  question: <CircleHelp className="mt-0.5 size-5" />,
};

/** A message that takes the focus, so that it is not missed. */
export const Notice = ({ kind, title, children }: { kind: keyof typeof icons; title: string; children: ReactNode }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-tile bg-promo p-4 text-14"
    >
      {icons[kind]}
      <p className="text-16 font-semibold">{title}</p>
      <div className="col-start-2 flex flex-col gap-2">{children}</div>
    </div>
  );
};
