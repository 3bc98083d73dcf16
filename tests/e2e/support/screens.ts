import { expect, type Locator } from '@playwright/test';
import type { Words } from './words.ts';

/**
 * What assistive technology hears of the main screens: roles, names and their order, as far as they are the screen's own and
 * not of the goods that it happens to show. Beside what is named here there may be more.
 */
const screens = {
  home: (words: Words) => `
    - region "${words('home.banners')}":
      - list
      - button "${words('home.nextSlide')}"
    - region "${words('home.categories')}":
      - heading "${words('home.categories')}" [level=2]
      - list:
        - listitem:
          - link
    - region:
      - heading [level=2]
      - list:
        - listitem:
          - article:
            - heading [level=3]:
              - link
  `,
  category: (words: Words) => `
    - navigation "${words('catalog.breadcrumbs')}"
    - heading [level=1]
    - status
    - navigation "${words('catalog.subcategories')}"
    - complementary "${words('listing.filters')}":
      - form "${words('listing.filters')}":
        - group:
          - group:
            - slider
            - slider
        - group:
          - group:
            - checkbox
  `,
  product: (words: Words) => `
    - navigation "${words('catalog.breadcrumbs')}"
    - heading [level=1]
    - region "${words('product.gallery')}"
    - region "${words('product.buy')}":
      - button "${words('leads.oneClick')}"
      - region "${words('product.delivery')}":
        - heading [level=2]
        - combobox
    - region "${words('product.about')}"
  `,
  cart: (words: Words) => `
    - dialog "${words('cart.title')}":
      - banner:
        - heading "${words('cart.title')}" [level=2]
        - button "${words('cart.close')}"
      - list "${words('cart.lines')}":
        - listitem:
          - link
          - textbox
      - contentinfo:
        - term: ${words('cart.total')}
        - definition
        - button "${words('cart.order')}"
  `,
  checkout: (words: Words) => `
    - dialog "${words('checkout.title')}":
      - heading "${words('checkout.title')}" [level=2]
      - group:
        - region:
          - heading [level=3]
          - textbox "${words('checkout.name')}"
          - textbox "${words('checkout.phone')}"
        - region:
          - heading [level=3]
          - radiogroup "${words('checkout.method')}":
            - radio [checked]
            - radio
        - region:
          - heading [level=3]
          - radiogroup "${words('checkout.paymentLegend')}":
            - radio [checked]
            - radio
      - region "${words('checkout.summary')}":
        - heading "${words('checkout.summary')}" [level=3]
  `,
  compare: (words: Words) => `
    - heading "${words('compare.title')}" [level=1]
    - region:
      - table:
        - rowgroup:
          - row:
            - cell
            - columnheader:
              - button
              - link
            - columnheader:
              - button
              - link
        - rowgroup:
          - row:
            - rowheader "${words('compare.price')}"
            - cell
            - cell
  `,
  quickOrder: (words: Words) => `
    - heading "${words('quickOrder.title')}" [level=1]
    - group:
      - textbox "${words('quickOrder.field')}"
    - region "${words('quickOrder.list')}":
      - heading "${words('quickOrder.list')}" [level=2]
      - list "${words('quickOrder.list')}":
        - listitem:
          - link
          - button
          - textbox
          - group:
            - radio [checked]
            - radio
      - region "${words('quickOrder.totals')}":
        - 'button "${words('quickOrder.toCart', { count: 1 })}"'
  `,
  offline: (words: Words) => `
    - heading "${words('offline.title')}" [level=1]
    - button "${words('offline.again')}"
    - region "${words('offline.cart')}":
      - heading "${words('offline.cart')}" [level=2]
      - list:
        - listitem:
          - link
    - region "${words('offline.favorites')}"
    - region "${words('offline.viewed')}"
  `,
} as const satisfies Record<string, (words: Words) => string>;

/** A part of the page is heard as the screen that it is. */
export const expectHeardAs = (part: Locator, screen: keyof typeof screens, words: Words): Promise<void> =>
  expect(part, screen).toMatchAriaSnapshot(screens[screen](words));
