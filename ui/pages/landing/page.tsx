import {
  headingBlock,
  type Landing,
  type LandingBlock,
  linkedProducts,
  questionsOf,
} from '#core/editorial/landing/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { siteTitle } from '#ui/app/site-title.ts';
import { Block } from '#ui/features/editorial/landing/blocks.tsx';
import { PhoneQuestions } from '#ui/features/editorial/landing/phone-questions.tsx';
import { faqJsonLd } from '#ui/features/kernel/seo/faq-json-ld.ts';
import { CampaignLayout } from '#ui/layouts/campaign-layout.tsx';
import { useLoaderData } from '#ui/router/hooks.ts';

export const handle: PageHandle<Landing> = {
  ownFrame: true,
  head: ({ slug, title, description, seo, blocks }, { shell }) => {
    const image = headingBlock(blocks)?.image;
    return {
      title: seo.title ?? siteTitle(title, shell),
      description: seo.description ?? description,
      canonicalPath: `/l/${slug}`,
      ...(image ? { image } : {}),
      jsonLd: [...faqJsonLd(questionsOf(blocks))],
    };
  },
};

export const Component = () => {
  const { title, blocks } = useLoaderData<Landing>();
  const leading = headingBlock(blocks);
  const wares = linkedProducts(blocks);
  const idFor = (block: LandingBlock) => (wares && (block === leading || block === wares) ? 'products' : undefined);
  return (
    <CampaignLayout>
      {leading ? null : <h1 className="container-page pt-10 text-36 xl:text-48">{title}</h1>}
      <div className="flex flex-col gap-14 pb-16 md:gap-20">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places and have no name
          <Block key={index} block={block} leading={block === leading} productsId={idFor(block)} />
        ))}
        <PhoneQuestions />
      </div>
    </CampaignLayout>
  );
};
