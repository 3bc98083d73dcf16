import type { LandingBlock } from '#core/editorial/landing/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';

/** Questions of a landing page that unfold their answers, beside their title where there is room. */
export const QuestionList = ({ block }: { block: Extract<LandingBlock, { readonly kind: 'faq' }> }) => (
  <section className="container-page grid gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    {block.title ? <h2 className="text-28 md:text-36">{block.title}</h2> : null}
    <div>
      {block.items.map(({ question, answer }) => (
        <details key={question} className="group border-b border-hairline">
          <summary className="flex min-h-16 items-center justify-between gap-4 py-3 text-18 font-semibold">
            {question}
            <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
          </summary>
          <p className="pr-9 pb-5 text-pretty">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
