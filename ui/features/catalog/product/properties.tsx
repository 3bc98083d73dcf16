import type { PropertyGroup } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';

/** Properties that are seen at once; the groups after those that hold them come with a press. */
const SEEN = 8;

/** How many groups are seen at once; all of them where few properties would be left. */
const seenGroups = (groups: readonly PropertyGroup[]): number => {
  const counts = groups.map((_, place) => groups.slice(0, place + 1).flatMap(({ properties }) => properties).length);
  const seen = counts.findIndex((count) => count >= SEEN) + 1;
  return (counts.at(-1) ?? 0) - (counts[seen - 1] ?? 0) > SEEN ? seen : groups.length;
};

/** Properties as a two-column table in groups; nothing without any. */
export const Properties = ({ groups }: { groups: readonly PropertyGroup[] }) => {
  const { t } = useLanguage();
  if (groups.length === 0) return null;
  const seen = seenGroups(groups);
  return (
    <section aria-labelledby="properties">
      <h2 id="properties" className="text-22 md:text-28">
        {t('product.properties')}
      </h2>
      <Table groups={groups.slice(0, seen)} />
      {seen < groups.length ? (
        <details className="group">
          <summary className="flex min-h-11 items-center text-14 font-medium text-link group-open:hidden print:hidden">
            {t('catalog.seeAll')}
          </summary>
          <Table groups={groups.slice(seen)} />
        </details>
      ) : null}
    </section>
  );
};

const Table = ({ groups }: { groups: readonly PropertyGroup[] }) => (
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
            <td>{noBreakUnits(value)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
