import { WishlistToggle } from '~/components/fans/favorite_toggle'
import { ProductTile } from '~/components/product_tile'
import type { Product } from '~/lib/shapes'

type ProductGridProps = {
  products: Product[]
  /** How many of the first pictures are in view at once and not fetched late. */
  eager?: number
  /** The first picture is the largest of the page. */
  first?: boolean
  hideArtist?: boolean
  level?: 'h2' | 'h3'
}

export function ProductGrid({ products, eager = 0, first, hideArtist, level }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 lg:gap-x-5 lg:gap-y-9">
      {products.map((product, index) => (
        <li key={product.id} className="grid grid-cols-1">
          <ProductTile
            product={product}
            corner={<WishlistToggle product={product} />}
            eager={index < eager}
            first={first && index === 0}
            hideArtist={hideArtist}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
