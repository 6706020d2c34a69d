import { Link } from '@adonisjs/inertia/react'
import { Lettering } from '~/components/lettering'
import { ProductGrid } from '~/components/product_grid'
import type { Product } from '~/lib/shapes'

/** What else the artist has on the stall. */
export function MoreFromArtist({
  products,
  artist,
}: {
  products: Product[]
  artist: Product['artist']
}) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="more" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="more" className="display-section min-w-0">
          More from <Lettering name={artist.bandName} />
        </h2>
        <Link href={`/store/${artist.id}`} className="link">
          Visit Store
        </Link>
      </div>
      <ProductGrid products={products} hideArtist />
    </section>
  )
}

/** Of other artists. */
export function AlsoLiked({ products }: { products: Product[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="also" className="grid gap-6">
      <h2 id="also" className="display-section">
        You might also like
      </h2>
      <ProductGrid products={products} />
    </section>
  )
}
