import type { LandingBlock } from '#core/editorial/landing/index.ts';
import { Answers } from '#ui/features/editorial/content/answers.tsx';

/** Questions of a landing page that unfold their answers, beside their title where there is room. */
export const QuestionList = ({ block }: { block: Extract<LandingBlock, { readonly kind: 'faq' }> }) => (
  <section className="container-page grid gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    {block.title ? <h2 className="text-28 md:text-36">{block.title}</h2> : null}
    <div>
      <Answers questions={block.items} className="min-h-16 text-18" />
    </div>
  </section>
);
