import type { HeroBlock } from '#core/editorial/landing/index.ts';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Own size of a hero's picture, px. */
const WIDTH = 2400;
const HEIGHT = 900;

interface HeroProps {
  readonly block: HeroBlock;
  /** The page's own heading, and the picture that its speed is measured by. */
  readonly leading: boolean;
  /** Id of the products that it leads to (rule LANDING-3). */
  readonly productsId: string | undefined;
}

/** What a landing page opens with, from edge to edge: words on the block's own ground, over its picture. */
export const Hero = ({ block, leading, productsId }: HeroProps) => {
  const { t } = useLanguage();
  const { title, text } = block;
  const { style, dimmed } = groundOf(block);
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section
      style={style}
      className={`relative flex h-130 overflow-hidden bg-(--tint) text-(--on-tint) md:h-80 lg:aspect-8/3 lg:h-auto lg:max-h-150 ${dimmed}`}
    >
      <OptionalPicture
        of={block}
        width={WIDTH}
        height={HEIGHT}
        sizes="(width < 768px) 180vw, 100vw"
        priority={leading}
        className="slide-picture"
      />
      <div aria-hidden="true" className="shade slide-shade" />
      <div className="container-page relative pt-10 md:flex md:items-center">
        <div className="md:w-[42%]">
          <Heading className="text-36 text-balance xl:text-48">{title}</Heading>
          {text ? <p className="mt-3 text-18 text-balance xl:mt-4 xl:text-22">{text}</p> : null}
          {productsId ? (
            <a href={`#${productsId}`} className="slide-action">
              {t('landing.see')}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
};
