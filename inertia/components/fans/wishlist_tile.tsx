import { Link } from '@adonisjs/inertia/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Variant } from '~/components/catalog/variants'
import { ProductImage } from '~/components/product_image'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import type { WishlistEntry } from '~/lib/shapes'

export type Wish = WishlistEntry & { variants: Variant[] }

/** Why it cannot go into the cart, in a word; null where it can. */
function hindranceOf({ isAvailable, variants }: Wish): string | null {
  if (!isAvailable) return 'Unavailable'
  return variants.some(({ inStock }) => inStock) ? null : 'Out of stock'
}

function Name({ wish, children }: { wish: Wish; children: ReactNode }) {
  if (!wish.isAvailable) return children
  return (
    <Link
      href={`/product/${wish.productId}`}
      className="inline-block min-h-6 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  )
}

type WishlistTileProps = { wish: Wish; onRemove: () => void; onMove: () => void }

/** Something wished for. What was withdrawn stays, says so and leads nowhere. */
export function WishlistTile({ wish, onRemove, onMove }: WishlistTileProps) {
  const { name, imageUrl, artist, sellingPrice, currency } = wish.product
  const hindrance = hindranceOf(wish)
  return (
    <article className="flex h-full flex-col gap-2.5">
      <div className="relative flex flex-1 flex-col">
        <ProductImage src={imageUrl} alt="" className={hindrance ? 'opacity-60 grayscale' : ''} />
        <h2 className="mt-2.5 leading-tight font-semibold">
          <Name wish={wish}>{name}</Name>
        </h2>
        <p className="truncate text-sm text-ink-soft">{artist.bandName}</p>
        <p className="price mt-auto pt-1">{formatMoney(sellingPrice, currency)}</p>
        {hindrance && (
          <Badge variant="ink" className="absolute top-2 left-2">
            {hindrance}
          </Badge>
        )}
        <Button
          size="icon"
          aria-label={`Remove from wishlist: ${name}`}
          onClick={onRemove}
          className="absolute top-1.5 right-1.5 z-10 rounded-full bg-paper"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <Button
        size="slim"
        wide
        disabled={hindrance !== null}
        aria-label={`Move to cart: ${name}`}
        onClick={onMove}
      >
        Move to cart
      </Button>
    </article>
  )
}
