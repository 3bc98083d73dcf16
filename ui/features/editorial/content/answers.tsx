import type { ContentPage } from '#core/editorial/content/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';

interface AnswersProps {
  readonly questions: ContentPage['faq'];
  /** Classes of a question's height and letters. */
  readonly className: string;
}

/** Questions that unfold their answers. */
export const Answers = ({ questions, className }: AnswersProps) =>
  questions.map(({ question, answer }) => (
    <details key={question} className="group border-b border-hairline">
      <summary className={`flex items-center justify-between gap-4 py-3 font-semibold ${className}`}>
        {question}
        <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <p className="pr-9 pb-5 text-pretty">{answer}</p>
    </details>
  ));
