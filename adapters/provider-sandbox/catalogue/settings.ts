import { aboutPictures, mainBanners, menuBanners } from '#adapters/provider-sandbox/catalogue/settings/banners.ts';
import { footer } from '#adapters/provider-sandbox/catalogue/settings/footer.ts';
import { pages } from '#adapters/provider-sandbox/catalogue/settings/pages.ts';
import { popularQueries } from '#adapters/provider-sandbox/catalogue/settings/popular-queries.ts';
import { shopFronts } from '#adapters/provider-sandbox/catalogue/settings/shop-fronts.ts';
import { productSliders, promoCodes } from '#adapters/provider-sandbox/catalogue/settings/sliders.ts';
import { creditPartners } from '#adapters/provider-sandbox/content/credit-partners.ts';
import type { SeedSettings } from './settings-model.ts';
import { b } from './text.ts';

/** Everything the shop's look and texts are made of. */
export const settings: SeedSettings = {
  shopName: 'Zori',
  logo: { light: '/media/site/logo-light.svg', dark: '/media/site/logo-dark.svg' },
  icons: { favicon: '/media/site/favicon.svg' },
  colours: {
    accent: '#CC3D08',
    accentHover: '#A93206',
    onAccent: '#FFFFFF',
    ink: '#14161A',
    muted: '#5B616B',
    hairline: '#E6E8EC',
    tile: '#F4F5F7',
    surface: '#FFFFFF',
    positive: '#0B7A4B',
    warning: '#8A5A00',
    danger: '#B4231A',
    promoTint: '#FFF5F0',
  },
  images: {
    notFound: '/media/site/not-found.svg',
    compareError: '/media/site/empty-compare.svg',
    emptyFavorites: '/media/site/empty-favorites.svg',
    emptySearch: '/media/site/empty-search.svg',
    emptyCart: '/media/site/empty-cart.svg',
    emptyFilters: '/media/site/empty-filters.svg',
  },
  phones: { main: '+37322840100', landline: '+37322840110', support: '+37368840100', service: '+37322840120' },
  socials: {
    viber: 'viber://chat?number=%2B37368840100',
    instagram: 'https://www.instagram.com/zori.example/',
    facebook: 'https://www.facebook.com/zori.example/',
    tiktok: 'https://www.tiktok.com/@zori.example',
  },
  mapIcons: {
    shop: '/media/site/map-shop.svg',
    shopActive: '/media/site/map-shop-active.svg',
    pickup: '/media/site/map-pickup.svg',
  },
  buttonsSettings: {
    promo: true,
    news: true,
    videoReview: true,
    review: true,
    aboutUs: true,
    contacts: true,
    serviceCenter: true,
    tradeIn: true,
  },
  email: 'salut@zori.example',
  footer,
  deliveryInfoText: b(
    'Курьер приезжает с 9:00 до 20:00 и звонит за час.',
    'Curierul vine între 9:00 și 20:00 și vă sună cu o oră înainte.',
  ),
  mainBanners,
  menuBanners,
  aboutPictures,
  shopFronts,
  productSliders,
  promoCodes,
  pages,
  creditPartners,
  popularQueries,
};
