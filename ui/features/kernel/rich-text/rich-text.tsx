import { OperatorHtml } from './operator-html.tsx';

/** Elements of the operator's texts in the shop's looks. */
const look =
  'max-w-[68ch] text-pretty wrap-break-word [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:my-5 [&_blockquote]:border-l-2 [&_blockquote]:border-hairline [&_blockquote]:pl-4 [&_figcaption]:mt-2 [&_figcaption]:text-14 [&_figcaption]:text-muted [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-22 [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-18 [&_hr]:my-8 [&_hr]:border-hairline [&_iframe]:my-5 [&_iframe]:aspect-video [&_iframe]:w-full [&_iframe]:rounded-tile [&_img]:my-5 [&_img]:aspect-3/2 [&_img]:w-full [&_img]:rounded-tile [&_img]:object-cover [&_li]:mb-2 [&_li]:pl-1 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mb-4 [&_table]:my-5 [&_table]:w-full [&_table]:border-collapse [&_td]:border-t [&_td]:border-hairline [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_td:last-child]:pr-0 [&_th:last-child]:pr-0 max-sm:[&_table]:text-14 [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:pl-6 [&>*:first-child]:mt-0';

/** A text of the operator's, in the shop's looks. */
export const RichText = ({ html }: { html: string }) => <OperatorHtml html={html} className={look} />;
