import { Link } from '@adonisjs/inertia/react'
import { Trash2 } from 'lucide-react'
import { LineNotice } from '~/components/cart/line_notice'
import { LineQuantity } from '~/components/cart/line_quantity'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Skeleton } from '~/components/ui/skeleton'
import { useCart } from '~/hooks/use_cart'
import type { CheckedLine } from '~/lib/cart_check'
import { amountOf, type CartLine, mostOfOneLine } from '~/lib/cart_lines'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

/** An old stored line has no price until the server has supplied it; what is withdrawn has none any more. */
function Price({ line, isAvailable }: { line: CartLine; isAvailable: boolean }) {
  if (line.price === 0) return isAvailable ? <Skeleton className="h-5 w-14" /> : null
  return (
    <span className={cn('price text-xl', !isAvailable && 'text-ink-soft line-through')}>
      {formatMoney(amountOf(line), line.currency)}
    </span>
  )
}

type CartLineRowProps = {
  line: CartLine
  checked: CheckedLine | undefined
  onLeave: () => void
  onRemoved: () => void
}

/** Name, size and colour, price; what is withdrawn has no page any more. */
function Words({ line, checked, onLeave }: Omit<CartLineRowProps, 'onRemoved'>) {
  const { productId, name, size, color, price, currency, quantity } = line
  const availability = checked?.availability ?? 'available'
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        {checked?.bandName && (
          <p className="tag text-ink-soft">
            <UserText>{checked.bandName}</UserText>
          </p>
        )}
        {availability === 'withdrawn' ? (
          <p className="leading-snug font-semibold">
            <UserText>{name}</UserText>
          </p>
        ) : (
          <Link
            href={`/product/${productId}`}
            onClick={onLeave}
            className="relative block py-0.5 leading-snug font-semibold after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
          >
            <UserText>{name}</UserText>
          </Link>
        )}
        <p className="text-sm text-ink-soft">
          {variantWords(size, color)}
          {quantity > 1 && price > 0 && `, ${formatMoney(price, currency)} each`}
        </p>
      </div>
      <Price line={line} isAvailable={availability === 'available'} />
    </div>
  )
}

export function CartLineRow({ line: stored, checked, onLeave, onRemoved }: CartLineRowProps) {
  const { remove } = useCart()
  const line = { ...stored, name: stored.name || 'Merch' }
  const availability = checked?.availability ?? 'available'
  const isAvailable = availability === 'available'
  const isWithdrawn = availability === 'withdrawn'
  const isToChoose = availability === 'sold-out' || (isAvailable && checked?.isCompleted)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 min-[22rem]:gap-x-4 border-b border-line py-4 last:border-b-0">
      <ProductImage
        src={line.image}
        alt=""
        className={cn('self-start', !isAvailable && 'opacity-50 grayscale')}
      />
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <Words line={line} checked={checked} onLeave={onLeave} />
        <div className={cn('flex items-center gap-x-4 gap-y-2', !isWithdrawn && 'flex-wrap')}>
          <div className={cn('grid gap-2 empty:hidden', isWithdrawn || 'basis-full')}>
            <LineNotice line={line} checked={checked} />
            {isAvailable && line.quantity >= mostOfOneLine && (
              <p className="text-sm text-ink-soft">
                You can order up to {mostOfOneLine} of one item at a time.
              </p>
            )}
          </div>
          {isAvailable && <LineQuantity line={line} onRemoved={onRemoved} />}
          {isToChoose && (
            <Link
              href={`/product/${line.productId}`}
              onClick={onLeave}
              aria-label={`Change size or colour: ${line.name}`}
              className="link text-sm"
            >
              Change size or colour
            </Link>
          )}
          <Button
            variant="quiet"
            size="icon"
            className="-mr-2.5 ml-auto"
            data-remove
            aria-label={`Remove ${line.name}`}
            onClick={() => {
              remove(line.id)
              onRemoved()
            }}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
    </li>
  )
}
