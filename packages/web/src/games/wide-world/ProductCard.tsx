import type { Sentence } from '@tabletrotter/rules';
import { Card, CardBack, MiniCard } from '../../ui/Card.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { GOODS } from './goods.ts';
import { cardOf, type Product } from './model.ts';
import { Origin } from './Origin.tsx';
import { line, nameOfCountry, nameOfProduct } from './words.ts';

interface ProductProps {
  readonly product: Product;
  readonly say: (sentence: Sentence) => string;
}

/** The face of a product: its points on the spine, its country, what it is. What holds it says its name. */
export const ProductCard = ({ product, say }: ProductProps) => {
  const { country, points } = cardOf(product);
  return (
    <Card
      kind="kind-product"
      sign={points}
      kindWord={say(nameOfCountry(country))}
      art={<Drawn drawing={GOODS[product]} />}
      name={say(nameOfProduct(product))}
    />
  );
};

/** A product, small, where its name stands beside it. */
export const MiniProduct = ({ product }: Pick<ProductProps, 'product'>) => (
  <MiniCard kind="kind-product" sign={<Drawn drawing={GOODS[product]} />} />
);

/** A product that lies closed. */
export const ClosedProduct = () => <CardBack />;

/** Products in a row, each with all that stands on it in words, and where on earth it comes from. */
export const ProductRow = ({ products, say }: { readonly products: readonly Product[] } & Pick<ProductProps, 'say'>) => (
  <ol class="products">
    {products.map((product) => {
      const { country, points } = cardOf(product);
      return (
        <li key={product}>
          <ProductCard product={product} say={say} />
          <span class="product-words">
            <strong>{say(nameOfProduct(product))}</strong>
            <span>{say(nameOfCountry(country))}</span>
            <span>{say(line('board.points', { count: points }))}</span>
          </span>
          <Origin country={country} />
        </li>
      );
    })}
  </ol>
);
