import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerSelect, toProductBanner } from '#adapters/provider-http/calls/menu.ts';
import { productDetail, toProductPage } from '#adapters/provider-http/calls/products.ts';
import { wireProduct } from './wire-product.ts';

const mapping = { origin: 'http://provider' };
