import { useInnerLinks } from '#ui/features/content/use-inner-links.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The provider's words about a product; absent when there are none. */
export const Description = ({ html }: { html: string }) => {
  const { t } = useLanguage();
  const onClick = useInnerLinks();
  if (html === '') return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-22 md:text-28">
        {t('product.about')}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by keyboard with a click as well */}
      <div
        onClick={onClick}
        className="mt-3 max-w-[68ch] text-pretty wrap-break-word [&_a]:text-link [&_a]:underline [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the core promises clean HTML here
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
};
