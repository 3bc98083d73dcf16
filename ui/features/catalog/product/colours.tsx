import type { Product } from '#core/catalog/products/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The colours of a model, each a link to its own product; the page stays where it is scrolled to. */
export const Colours = ({ product: { colours, selectedColour, url } }: { product: Product }) => {
  const { t, path } = useLanguage();
  if (colours.length < 2) return null;
  const selected = colours.find((colour) => colour.url === (selectedColour ?? url));
  return (
    <div>
      <p className="text-14 text-muted">
        {t('product.colour')}
        {selected ? <span className="text-ink">: {selected.title}</span> : null}
      </p>
      <ul aria-label={t('product.colour')} className="mt-2 -ml-1 flex flex-wrap gap-1">
        {colours.map((colour) => (
          <li key={colour.url}>
            <Link
              to={path(`/product/${colour.url}`)}
              preventScrollReset
              aria-label={colour.title}
              aria-current={colour === selected ? 'true' : undefined}
              title={colour.title}
              className="flex size-11 items-center justify-center rounded-full border-2 border-transparent transition hover:border-hairline aria-current:border-ink"
            >
              <span
                style={{ backgroundColor: colour.hex }}
                className="size-8 rounded-full ring-1 ring-muted/40 ring-inset"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
