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
      <table className="properties">
        {groups.map(({ title, properties }) => (
          <tbody key={title}>
            {title ? (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {title}
                </th>
              </tr>
            ) : null}
            {properties.map(({ name, value }) => (
              <tr key={`${name} ${value}`}>
                <th scope="row">{name}</th>
                <td>{tied(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
