/** What a merchant tells the plugin. */
export interface ShopPluginOptions {
  /** Address of this Vendure as a shopper's browser reaches it; payment pages begin with it. */
  readonly publicUrl: string;
  /** Code of the channel whose prices are the partners' second prices. */
  readonly partnerChannel: string;
  /** Code of the customer group that partners belong to. */
  readonly partnerGroup: string;
}

/** Key of the options for injection. */
export const SHOP_PLUGIN_OPTIONS = Symbol('SHOP_PLUGIN_OPTIONS');
