import type { Subcategory } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useCategoryPath } from '#ui/features/kernel/links/use-category-path.ts';

interface SubcategoryGroupProps {
  readonly subcategory: Subcategory;
  readonly onNavigate?: () => void;
}

/** A subcategory with its third level. */
export const SubcategoryGroup = ({ subcategory, onNavigate }: SubcategoryGroupProps) => {
  const toCategory = useCategoryPath();
  const { url, title, subcategories } = subcategory;
  return (
    <div className="break-inside-avoid pb-5">
      <Link
        to={toCategory(url)}
        onClick={onNavigate}
        className="block rounded-control py-1 text-16 font-semibold hover:text-link pointer-coarse:py-2.5"
      >
        {title}
      </Link>
      {subcategories.length > 0 ? (
        <ul>
          {subcategories.map((third) => (
            <li key={third.url}>
              <Link
                to={toCategory(third.url)}
                onClick={onNavigate}
                className="block rounded-control py-1 text-14 text-muted hover:text-link pointer-coarse:py-2.5 pointer-coarse:text-16"
              >
                {third.title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
