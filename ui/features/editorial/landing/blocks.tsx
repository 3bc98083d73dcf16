import type { LandingBlock } from '#core/editorial/landing/index.ts';
import { BannerSlide } from '#ui/features/catalog/offers/banner-slide.tsx';
import { ProductGrid } from '#ui/features/catalog/products/listing/product-grid.tsx';
import { RichText } from '#ui/features/kernel/rich-text/rich-text.tsx';
import { Hero } from './hero.tsx';
import { QuestionList } from './question-list.tsx';

type Of<Kind extends LandingBlock['kind']> = Extract<LandingBlock, { readonly kind: Kind }>;

interface BlockProps {
  readonly block: LandingBlock;
  readonly leading: boolean;
  /** Id of the page's first products: of these themselves, and of where the leading block leads (rule LANDING-3). */
  readonly productsId: string | undefined;
}

/** A block of a landing page, as wide as the page. */
export const Block = ({ block, leading, productsId }: BlockProps) => {
  switch (block.kind) {
    case 'hero':
      return <Hero {...{ block, leading, productsId }} />;
    case 'text':
      return <Words block={block} />;
    case 'products':
      return block.products.length > 0 ? <Products block={block} id={productsId} /> : null;
    case 'features':
      return block.items.length > 0 ? <Features block={block} /> : null;
    case 'banner':
      return (
        <div className="container-page">
          <div className="overflow-hidden rounded-sheet">
            <BannerSlide banner={block.banner} first={false} />
          </div>
        </div>
      );
    case 'faq':
      return block.items.length > 0 ? <QuestionList block={block} /> : null;
  }
};

const Title = ({ children }: { readonly children: string }) =>
  children ? <h2 className="text-28 text-balance md:text-36">{children}</h2> : null;

const Words = ({ block }: { readonly block: Of<'text'> }) => (
  <section className="container-page grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <Title>{block.title}</Title>
    <div className="text-18 leading-[1.75rem]">
      <RichText html={block.html} />
    </div>
  </section>
);

const Products = ({ block, id }: { readonly block: Of<'products'>; readonly id: string | undefined }) => (
  <section id={id} className="container-page scroll-mt-4">
    <div className="mb-6 md:mb-8">
      <Title>{block.title}</Title>
    </div>
    <ProductGrid label={block.title} products={block.products} loading={false} heading="h3" />
  </section>
);

const Features = ({ block }: { readonly block: Of<'features'> }) => (
  <section className="container-page">
    <Title>{block.title}</Title>
    <ol className="mt-6 grid gap-x-8 md:mt-8 md:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
      {block.items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-hairline py-5 md:pt-6">
          <p aria-hidden="true" className="price text-16 text-muted">
            {index + 1}
          </p>
          <h3 className="mt-2 text-18 md:text-22">{title}</h3>
          {text ? <p className="mt-2 max-w-[44ch] text-pretty text-muted">{text}</p> : null}
        </li>
      ))}
    </ol>
  </section>
);
