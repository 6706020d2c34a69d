import { Link } from '@adonisjs/inertia/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Variant } from '~/components/catalog/variants'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'
import { saleMoment } from '~/lib/sale_words'
import type { WishlistEntry } from '~/lib/shapes'

export type Wish = WishlistEntry & { variants: Variant[] }

/** Why it cannot go into the cart, in a word; null where it can. */
function hindranceOf({ isAvailable, variants }: Wish): string | null {
  if (!isAvailable) return 'Unavailable'
  return variants.some(({ inStock }) => inStock) ? null : 'Out of stock'
}

/** The sizes and colours to choose from, such as "S–2XL · 3 colours"; nothing where there is no choice. */
function choicesWords(variants: Variant[]): string {
  const stocked = variants.filter(({ inStock }) => inStock)
  const sizes = [...new Set(stocked.map(({ size }) => size))]
  const colors = new Set(stocked.map(({ color }) => color))
  const parts = [
    sizes.length > 1 && `${sizes[0]}–${sizes.at(-1)}`,
    colors.size > 1 && `${colors.size} colours`,
  ]
  return parts.filter(Boolean).join(' · ')
}

function Name({ wish, children }: { wish: Wish; children: ReactNode }) {
  if (!wish.isAvailable)
    return <span className="inline-block min-h-6 wrap-anywhere">{children}</span>
  return (
    <Link
      href={`/product/${wish.productId}`}
      className="inline-block min-h-6 wrap-anywhere after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  )
}

type WishlistTileProps = { wish: Wish; onRemove: () => void; onMove: () => void }

/** Something wished for. What was withdrawn stays, says so and leads nowhere; a drop to come says when it opens. */
export function WishlistTile({ wish, onRemove, onMove }: WishlistTileProps) {
  const { name, imageUrl, artist, sellingPrice, currency, productType } = wish.product
  const hindrance = hindranceOf(wish)
  return (
    <article className="flex h-full flex-col gap-2.5">
      <div className="relative flex flex-1 flex-col">
        <div className="relative">
          <ProductImage src={imageUrl} alt="" className={hindrance ? 'opacity-60 grayscale' : ''} />
          {hindrance && (
            <Badge variant="ink" className="absolute bottom-2 left-2">
              {hindrance}
            </Badge>
          )}
        </div>
        <h2 className="mt-2.5 leading-tight font-semibold">
          <Name wish={wish}>
            <UserText>{name}</UserText>
          </Name>
        </h2>
        <UserText as="p" className="truncate text-sm text-ink-soft">
          {artist.bandName}
        </UserText>
        <p className="text-sm text-ink-soft">{choicesWords(wish.variants)}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          <span className="price">{formatMoney(sellingPrice, currency)}</span>
          <span className="tag text-ink-soft">{productTypeLabel(productType)}</span>
        </p>
        <button
          type="button"
          aria-label={`Remove from wishlist: ${name}`}
          onClick={onRemove}
          className="disc absolute top-1 right-1"
        >
          <X aria-hidden />
        </button>
      </div>
      {wish.opensAt !== null ? (
        <p className="grid min-h-11 content-center text-center text-sm font-semibold">
          Opens {saleMoment(wish.opensAt, wish.product.availability?.timeZone ?? null)}
        </p>
      ) : (
        <Button
          size="slim"
          wide
          disabled={hindrance !== null}
          aria-label={`Move to cart: ${name}`}
          onClick={onMove}
        >
          Move to cart
        </Button>
      )}
    </article>
  )
}
