import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, MapPin, Package, ShoppingBag, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { VerifiedBadge } from '~/components/artist_card'
import { ArtistPhoto } from '~/components/artist_photo'
import { CollectionTile } from '~/components/collections/collection_tile'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { excerpt } from '~/lib/excerpt'
import { addressOf } from '~/lib/addresses'
import { genreLabel } from '~/lib/genres'
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
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft max-sm:gap-x-3 max-sm:text-[0.9375rem]">
      {artist.location && (
        <Fact icon={<MapPin aria-hidden />}>
          <UserText>{artist.location}</UserText>
        </Fact>
      )}
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

/** Who it is, in a line or two: the goods are the page. */
function ArtistHead({ collection }: { collection: Collection }) {
  const { id, bandName, profileImageUrl, isVerified, genre, subGenre, bio } = collection.artist
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-5">
      <ArtistPhoto src={profileImageUrl} bandName={bandName} />
      <div className="grid grid-cols-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="display min-w-0 text-[clamp(1.75rem,6vw,3rem)] wrap-anywhere">
            <Link href={`/store/${id}`} className="hover:underline">
              <UserText>{bandName}</UserText>
            </Link>
          </h2>
          <p className="flex flex-wrap gap-1.5">
            {isVerified && <VerifiedBadge />}
            {genre && <Badge>{genreLabel(genre)}</Badge>}
            {subGenre && <Badge className="whitespace-normal max-sm:hidden">{subGenre}</Badge>}
          </p>
        </div>
        <Facts collection={collection} />
        {bio && (
          <UserParagraphs className="max-w-[80ch] text-ink-soft max-sm:hidden">
            {excerpt(bio, 140)}
          </UserParagraphs>
        )}
      </div>
    </div>
  )
}

/** How many tiles stand beside each other on a desk. */
const FULL_RACK = 5

type CollectionCardProps = {
  collection: Collection
  choices: Record<number, StockedChoice[]>
  /** The type that the list is narrowed to: the store then opens narrowed as well. */
  type: string
  favorite?: (product: Product) => ReactNode
  eager?: boolean
}

/** One artist's stall: who it is, and the first of what hangs there. */
export function CollectionCard({
  collection,
  choices,
  type,
  favorite,
  eager,
}: CollectionCardProps) {
  const { artist, products, totalProducts } = collection
  return (
    <article className="grid grid-cols-1 gap-4 sm:gap-5">
      <ArtistHead collection={collection} />
      {/* A rail to be pushed along. Whole tiles fill it, so that no words are cut at its end and no row is left half empty. */}
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 *:w-[calc((100vw-2.75rem)/2)] *:shrink-0 *:snap-start sm:mx-0 sm:scroll-px-0 sm:gap-4 sm:px-0 sm:*:w-[calc((100%-2rem)/3)] lg:gap-5 lg:*:w-[calc((100%-5rem)/5)]">
        {products.map((product, index) => (
          <li key={product.id} className="relative grid grid-cols-1">
            <CollectionTile
              product={product}
              choices={choices[product.id] ?? []}
              corner={favorite?.(product)}
              eager={eager && index < 5}
            />
          </li>
        ))}
        {products.length < FULL_RACK && (
          <li className="max-lg:hidden lg:flex lg:flex-1">
            <Link
              href={`/store/${artist.id}`}
              className="flex flex-1 flex-col items-start justify-end gap-3 rounded-sm border-[1.5px] border-dashed border-line-strong p-5 hover:bg-sheet"
            >
              <span className="display text-3xl wrap-anywhere">
                All of <UserText>{artist.bandName}</UserText>’s merch
              </span>
              <span className="inline-flex items-center gap-2 font-semibold underline underline-offset-4">
                Visit Store
                <ArrowRight aria-hidden className="size-5" />
              </span>
            </Link>
          </li>
        )}
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
