import type { PropertyGroup } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { tied } from '#ui/i18n/tied.ts';

/** What a product is made of, as a two-column table with its groups; absent when nothing is known. */
export const Properties = ({ groups }: { groups: readonly PropertyGroup[] }) => {
  const { t } = useLanguage();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="properties">
      <h2 id="properties" className="text-22 md:text-28">
        {t('product.properties')}
      </h2>
      <table className="mt-2 w-full table-fixed border-collapse text-16">
        {groups.map(({ title, properties }) => (
          <tbody key={title}>
            {title ? (
              <tr>
                <th scope="rowgroup" colSpan={2} className="pt-6 pb-2 text-left text-18 font-semibold">
                  {title}
                </th>
              </tr>
            ) : null}
            {properties.map(({ key, name, value }) => (
              <tr key={key} className="border-t border-hairline">
                <th scope="row" className="py-2.5 pr-4 text-left align-top font-normal wrap-break-word text-muted">
                  {name}
                </th>
                <td className="py-2.5 align-top wrap-break-word">{tied(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
