import type { SeedProduct, SeedReview } from './model.ts';

export function* reviews(products: readonly SeedProduct[]): Generator<SeedReview> {
  for (const product of products) {
    yield { productId: product.productId, author: 'Ана', rating: 5, text: 'Отлично.', pros: 'Экран', cons: '', createdAt: '2026-10-01T10:00:00.000Z' };
  }
}
