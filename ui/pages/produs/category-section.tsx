import type { MenuItem } from '#core/catalog/products/index.ts';
import { ChevronRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useCategoryPath } from '#ui/features/kernel/links/use-category-path.ts';
import { CategoryIcon } from '#ui/features/site/navigation/category-icon.tsx';
import { SubcategoryGroup } from '#ui/features/site/navigation/subcategory-group.tsx';

/** A top category with its two lower levels. */
export const CategorySection = ({ category }: { category: MenuItem }) => {
  const toCategory = useCategoryPath();
  const { url, title, icon, subcategories } = category;
  return (
    <section
      id={url}
      aria-labelledby={`${url}-title`}
      className="border-t border-hairline pt-5 pb-3 desktop:pt-6 desktop:first:border-0 desktop:first:pt-0"
    >
      <h2 id={`${url}-title`} className="text-22">
        <Link to={toCategory(url)} className="inline-flex min-h-11 items-center gap-3 rounded-control hover:text-link">
          <CategoryIcon src={icon} className="size-8" />
          {title}
          <ChevronRight className="size-5 text-muted" />
        </Link>
      </h2>
      <div className="mt-3 gap-6 min-[340px]:columns-2 md:columns-3 xl:columns-4">
        {subcategories.map((subcategory) => (
          <SubcategoryGroup key={subcategory.url} subcategory={subcategory} />
        ))}
      </div>
    </section>
  );
};
