import { type IRouter, Router } from 'express';
import { menuBanners } from '#adapters/provider-sandbox/content/banners.ts';
import type { CategoryNode } from '#adapters/provider-sandbox/db/categories.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, pathParam } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { bannerUrl, darkBanner, iconUrl, tintedBanner } from '#adapters/provider-sandbox/media/addresses.ts';

type MenuItem = Answer<'menuTree'>[number];

/** The category menu, its tiles and banners. */
export const menuRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/general/menu_tree', (request, response) => {
      const locale = localeOf(request);
      const answer = provider.categories.top.map((node) => menuItem(node, locale));
      reply<'menuTree'>(response, answer);
    })
    .get('/general/top_categories', (request, response) => {
      const locale = localeOf(request);
      const answer = provider.categories.top.map((node) => ({
        categoryUrl: node.url,
        categoryTitle: node.title[locale],
        img: bannerUrl(`category-${node.url}`),
      }));
      reply<'topCategories'>(response, answer);
    })
    .get('/general/banner-select/:categoryId', (request, response) => {
      const node = provider.categories.byUrl(pathParam(request, 'categoryId'));
      reply<'bannerSelect'>(response, bannerOf(provider, node, localeOf(request)));
    });

const menuItem = (node: CategoryNode, locale: Locale): MenuItem => {
  const banner = menuBanners[node.url];
  return {
    id: node.url,
    categoryUrl: node.url,
    categoryTitle: node.title[locale],
    categoryIcon: iconUrl(node.icon),
    menu_image: banner ? bannerUrl(`${banner.bannerId}-tall`) : null,
    menu_image_dark: banner ? bannerUrl(darkBanner(`${banner.bannerId}-tall`)) : null,
    subcategories: node.children.map((child) => subcategory(child, locale)),
  };
};

/** A subcategory with its children. */
export const subcategory = ({ url, title, children }: CategoryNode, locale: Locale) => ({
  subCategoryUrl: url,
  subCategoryTitle: title[locale],
  subcategories: children.map((child) => ({ subCategoryUrl: child.url, subCategoryTitle: child.title[locale] })),
});

/** A product page shows the banner of its top category. */
const bannerOf = ({ categories }: Provider, node: CategoryNode | undefined, locale: Locale): Answer<'bannerSelect'> => {
  const top = node && categories.path(node)[0];
  const banner = top && menuBanners[top.url];
  if (!banner) return { show: false, showContent: false };
  return {
    show: true,
    showContent: true,
    title: banner.title[locale],
    text: banner.subtitle[locale],
    button: banner.button[locale],
    href: banner.href,
    ...tintedBanner(`${banner.bannerId}-wide`, banner.tint),
  };
};
