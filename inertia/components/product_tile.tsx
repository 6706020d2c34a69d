import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'
import { productTypeLabel } from '~/lib/product_types'
import { saleTag } from '~/lib/sale_words'
import type { Product } from '~/lib/shapes'

type ProductTileProps = {
  product: Product
  /** A control over the picture's corner: it lies on the link, not in it. */
  corner?: ReactNode
  eager?: boolean
  first?: boolean
  /** In the artist's own store the name would stand on every tile. */
  hideArtist?: boolean
  level?: 'h2' | 'h3'
}

/** One product on the rail: picture, name, whose it is, price and kind. The whole tile is the link. */
export function ProductTile({
  product,
  corner,
  eager,
  first,
  hideArtist,
  level: Heading = 'h3',
}: ProductTileProps) {
  const { id, name, imageUrl, artist, sellingPrice, currency, productType, isActive } = product
  const sale = saleTag(product.availability)
  return (
    <article className="group relative flex flex-col">
      <ProductImage
        src={imageUrl}
        fallbacks={fallbacksOf(product)}
        alt=""
        eager={eager}
        first={first}
        sizes="(min-width: 48rem) 25vw, 50vw"
      />
      <div className="mt-2.5 flex flex-1 flex-col gap-1">
        <Heading className="leading-tight font-semibold">
          <Link
            href={`/product/${id}`}
            className="inline-block min-h-6 wrap-anywhere after:absolute after:inset-0 after:content-[''] group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            <UserText>{name}</UserText>
          </Link>
        </Heading>
        {!hideArtist && (
          <p className="-mb-6 text-sm">
            <Link
              href={`/store/${artist.id}`}
              className="relative flex min-h-11 max-w-fit items-start text-ink-soft hover:underline"
            >
              <UserText as="span" className="truncate">
                {artist.bandName}
              </UserText>
            </Link>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-0.5">
          <span className="price">{formatMoney(sellingPrice, currency)}</span>
          <span className="tag text-ink-soft">{productTypeLabel(productType)}</span>
        </div>
        {sale && <p className="text-sm font-semibold">{sale}</p>}
      </div>
      {!isActive && (
        <Badge variant="ink" className="absolute top-2 left-2">
          Inactive
        </Badge>
      )}
      {corner && <div className="absolute top-1 right-1">{corner}</div>}
    </article>
  )
}
