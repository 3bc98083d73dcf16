import { OperatorHtml } from './operator-html.tsx';

/** A text of the operator's, in the shop's looks. */
export const RichText = ({ html }: { html: string }) => <OperatorHtml html={html} className="rich rich-text" />;
