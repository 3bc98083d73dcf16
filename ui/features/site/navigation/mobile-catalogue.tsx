import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '#core/catalog/products/index.ts';
import { useShell } from '#ui/app/site.ts';
import { ArrowRight, ChevronRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useLayer } from '#ui/design/use-layer.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CategoryIcon } from './category-icon.tsx';
import { LayerBar } from './layer-bar.tsx';
import { SubcategoryGroup } from './subcategory-group.tsx';

/** The catalogue on small screens, one level at a time. */
export const MobileCatalogue = ({ onClose }: { onClose: () => void }) => {
  const { t, path } = useLanguage();
  const { menu } = useShell();
  const [entered, setEntered] = useState<MenuItem>();
  const [left, setLeft] = useState<string>();
  const place = useRef<HTMLDivElement>(null);

  // Each step removes the pressed element: the focus moves to the new heading.
  useEffect(() => {
    if (entered) place.current?.focus();
    else if (left) place.current?.querySelector<HTMLElement>(`[data-category="${left}"]`)?.focus();
  }, [entered, left]);

  const back = () => {
    setLeft(entered?.url);
    setEntered(undefined);
  };
  useLayer(entered !== undefined, back);

  if (entered) {
    const { url, title, icon, subcategories } = entered;
    return (
      <>
        <LayerBar title={title} onBack={back} onClose={onClose} />
        <div
          ref={place}
          tabIndex={-1}
          className="fade flex-1 overflow-y-auto overscroll-contain p-4 outline-none md:p-6"
        >
          <Link
            to={path(`/${url}`)}
            onClick={onClose}
            className="mb-4 flex min-h-13 items-center gap-3 rounded-tile bg-tile px-4 py-3 font-semibold"
          >
            <CategoryIcon src={icon} />
            <span className="flex-1">{t('menu.all', { title })}</span>
            <ArrowRight className="size-5 shrink-0" />
          </Link>
          <div className="gap-8 sm:columns-2">
            {subcategories.map((subcategory) => (
              <SubcategoryGroup key={subcategory.url} subcategory={subcategory} onNavigate={onClose} />
            ))}
          </div>
        </div>
      </>
    );
  }

  return (
    <>
      <LayerBar title={t('menu.catalogue')} onClose={onClose} />
      <div ref={place} className="flex-1 overflow-y-auto overscroll-contain px-4 md:px-6">
        <ul>
          {menu.map((item) => (
            <li key={item.url} className="border-b border-hairline last:border-0">
              <button
                type="button"
                data-category={item.url}
                onClick={() => setEntered(item)}
                className="flex min-h-13 w-full items-center gap-4 py-2 text-left text-16 font-medium -outline-offset-2"
              >
                <CategoryIcon src={item.icon} className="size-7" />
                <span className="flex-1">{item.title}</span>
                <ChevronRight className="size-5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
