import type { ReactNode } from 'react';
import type { ContentPage } from '#core/editorial/content/index.ts';
import { TitledPage } from '#ui/features/kernel/breadcrumbs/titled-page.tsx';
import { RichText } from '#ui/features/kernel/rich-text/rich-text.tsx';
import { Faq } from './faq.tsx';
import { Questions } from './questions.tsx';

interface ContentFrameProps {
  readonly page: ContentPage;
  /** Content between summary and text. */
  readonly children?: ReactNode;
  /** Content below text and answers, in their column. */
  readonly after?: ReactNode;
}

/** A page of the operator's text: title, summary, text, answers and contacts. */
export const ContentFrame = ({ page, children, after }: ContentFrameProps) => (
  <TitledPage title={page.title} lead={page.lead}>
    {children}
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-12">
        <RichText html={page.html} />
        <Faq faq={page.faq} />
        {after ? <div className="max-w-[68ch]">{after}</div> : null}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--header-height)+24px)]">
        <Questions />
      </div>
    </div>
  </TitledPage>
);
