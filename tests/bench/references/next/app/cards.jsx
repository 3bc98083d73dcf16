import Link from 'next/link';

const products = Array.from({ length: 24 }, (_, index) => ({
  url: `/product/phone-${index}`,
  title: `Смартфон Example ${index + 1} 8/256 GB, чёрный`,
  image: `/pictures/phone-${index}.webp`,
  price: 4999 + index * 500,
  oldPrice: 5999 + index * 500,
  reviews: index * 3,
}));

const money = new Intl.NumberFormat('ru-MD');

const Card = ({ product: { url, title, image, price, oldPrice, reviews } }) => (
  <article>
    <img src={image} alt="" width="280" height="280" loading="lazy" />
    <h2>
      <Link href={url} prefetch={false}>
        {title}
      </Link>
    </h2>
    <p>Отзывы: {reviews}</p>
    <p>
      <strong>{money.format(price)} MDL</strong> <s>{money.format(oldPrice)} MDL</s>
    </p>
    <button type="button">В корзину</button>
  </article>
);

export const Cards = () => (
  <main>
    <h1>Смартфоны</h1>
    {products.map((product) => (
      <Card key={product.url} product={product} />
    ))}
  </main>
);
