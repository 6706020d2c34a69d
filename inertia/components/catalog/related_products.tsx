import { Link } from '@adonisjs/inertia/react'
import { Lettering } from '~/components/lettering'
import { ProductGrid } from '~/components/product_grid'
import { TileSkeleton } from '~/components/ui/skeleton'
import { useRelatedProducts } from '~/hooks/use_related_products'
import type { Product } from '~/lib/shapes'

const TILES = 4

/**
 * Other products of the artist, and of others, fetched when the reader comes near them. Without scripts, or where they
 * cannot be fetched, the way to the store is left.
 */
export function RelatedProducts({ product: { id, artist } }: { product: Product }) {
  const { place, related } = useRelatedProducts(id)
  const hasMore = related?.more.length !== 0
  const hasAlsoLiked = related !== null && related?.alsoLiked.length !== 0
  return (
    <div ref={place} className="grid grid-cols-1 gap-16 lg:gap-24">
      {hasMore && (
        <section aria-labelledby="more" className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="more" className="display-section min-w-0">
              More from <Lettering name={artist.bandName} />
            </h2>
            <Link href={`/store/${artist.id}`} className="link">
              Visit Store
            </Link>
          </div>
          {related !== null && <Tiles products={related?.more} hideArtist />}
        </section>
      )}
      {hasAlsoLiked && (
        <section aria-labelledby="also" className="grid gap-6 noscript:hidden">
          <h2 id="also" className="display-section">
            You might also like
          </h2>
          <Tiles products={related?.alsoLiked} />
        </section>
      )}
    </div>
  )
}

function Tiles({ products, hideArtist }: { products?: Product[]; hideArtist?: boolean }) {
  if (products) return <ProductGrid products={products} hideArtist={hideArtist} />
  return (
    <div className="noscript:hidden">
      <TileSkeleton count={TILES} />
    </div>
  )
}
