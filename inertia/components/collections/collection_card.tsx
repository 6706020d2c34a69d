import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, MapPin, Package, ShoppingBag, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { VerifiedBadge } from '~/components/artist_card'
import { ArtistPhoto } from '~/components/artist_photo'
import { CollectionTile } from '~/components/collections/collection_tile'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { addressOf } from '~/lib/addresses'
import type { Collection, Product, StockedChoice } from '~/lib/shapes'
import { counted, formatCount } from '~/lib/counts'

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}

function Facts({ collection }: { collection: Collection }) {
  const { artist, totalProducts, totalSales, averageRating } = collection
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
      {artist.location && <Fact icon={<MapPin aria-hidden />}>{artist.location}</Fact>}
      <Fact icon={<Package aria-hidden />}>{counted(totalProducts, 'product')}</Fact>
      <Fact icon={<ShoppingBag aria-hidden />}>{counted(totalSales, 'sale')}</Fact>
      {averageRating !== null && (
        <Fact icon={<Star aria-hidden />}>
          <span className="sr-only">Rated </span>
          {averageRating.toFixed(1)}
          <span className="sr-only"> of 5</span>
        </Fact>
      )}
    </ul>
  )
}

/** The picture beside the name; on a phone the rest stands under both. */
function ArtistHead({ collection }: { collection: Collection }) {
  const { id, bandName, profileImageUrl, isVerified, genre, subGenre, bio } = collection.artist
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-2.5">
      <ArtistPhoto src={profileImageUrl} bandName={bandName} className="sm:row-span-2" />
      <div className="grid gap-2.5">
        <h2 className="display text-[clamp(1.75rem,6vw,3rem)] wrap-anywhere">
          <Link href={`/store/${id}`} className="hover:underline">
            {bandName}
          </Link>
        </h2>
        {(isVerified || genre || subGenre) && (
          <p className="flex flex-wrap gap-1.5">
            {isVerified && <VerifiedBadge />}
            {genre && <Badge>{genre}</Badge>}
            {subGenre && <Badge className="whitespace-normal">{subGenre}</Badge>}
          </p>
        )}
      </div>
      <div className="col-span-2 grid grid-cols-1 gap-2.5 sm:col-span-1 sm:col-start-2">
        <Facts collection={collection} />
        {bio && <p className="line-clamp-2 max-w-[70ch] text-ink-soft">{bio}</p>}
      </div>
    </div>
  )
}

type CollectionCardProps = {
  collection: Collection
  choices: Record<number, StockedChoice[]>
  /** The type that the list is narrowed to: the store then opens narrowed as well. */
  type: string
  heart?: (product: Product) => ReactNode
  eager?: boolean
}

/** One artist's stall: who it is, and the first of what hangs there. */
export function CollectionCard({ collection, choices, type, heart, eager }: CollectionCardProps) {
  const { artist, products, totalProducts } = collection
  return (
    <article className="grid grid-cols-1 gap-5 rounded-sm border-[1.5px] border-line-strong bg-sheet p-4 sm:gap-6 sm:p-6">
      <ArtistHead collection={collection} />
      {/* On a phone the products are a rail to be pushed along, so that the next artist is never far. */}
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-2 max-sm:scroll-px-4 max-sm:*:w-44 max-sm:*:shrink-0 max-sm:*:snap-start sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-4 sm:gap-y-8 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-4 lg:gap-x-5">
        {products.map((product, index) => (
          <li key={product.id} className="relative grid grid-cols-1">
            <CollectionTile
              product={product}
              choices={choices[product.id] ?? []}
              corner={heart?.(product)}
              eager={eager && index < 4}
            />
          </li>
        ))}
      </ul>
      {totalProducts > products.length && (
        <Button asChild className="justify-self-start max-sm:w-full">
          <Link href={addressOf(`/artist/${artist.id}`, { type })}>
            <span>
              View All {formatCount(totalProducts)} Products
              <span className="sr-only"> of {artist.bandName}</span>
            </span>
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </Button>
      )}
    </article>
  )
}
