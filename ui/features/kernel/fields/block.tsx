import { type ReactNode, useId } from 'react';

/** One numbered step of the checkout. */
export const Block = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-5 border-t border-hairline py-8 first:border-t-0 first:pt-0 sm:gap-x-6"
    >
      <span aria-hidden="true" className="price min-w-6 text-28 text-muted sm:min-w-8">
        {number}
      </span>
      <h3 id={id} className="text-22 leading-[2.125rem]">
        {title}
      </h3>
      <div className="col-span-2 flex flex-col gap-6 sm:col-span-1 sm:col-start-2">{children}</div>
    </section>
  );
};
