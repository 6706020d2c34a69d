import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { TileChoice } from '~/components/collections/tile_choice'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'
import type { Product, StockedChoice } from '~/lib/shapes'

type CollectionTileProps = {
  product: Product
  choices: StockedChoice[]
  /** The heart over the picture's corner. */
  corner?: ReactNode
  eager?: boolean
}

/** A product that goes into the cart from where it hangs: picture, name, kind, price, colour and size. */
export function CollectionTile({ product, choices, corner, eager }: CollectionTileProps) {
  const { id, name, imageUrl, sellingPrice, currency, productType } = product
  return (
    <article className="group relative flex h-full flex-col">
      <ProductImage src={imageUrl} alt="" eager={eager} />
      <div className="mt-2.5 flex flex-1 flex-col gap-1.5">
        <h3 className="leading-tight font-semibold">
          <Link
            href={`/product/${id}`}
            className="inline-block min-h-6 wrap-anywhere after:absolute after:inset-x-0 after:top-0 after:aspect-4/5 after:content-[''] group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            <UserText>{name}</UserText>
          </Link>
        </h3>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="price">{formatMoney(sellingPrice, currency)}</span>
          <Badge>{productTypeLabel(productType)}</Badge>
        </div>
        <TileChoice product={product} choices={choices} />
      </div>
      {corner && <div className="absolute top-1 right-1">{corner}</div>}
    </article>
  )
}
