import { Link } from '@adonisjs/inertia/react'
import { Trash2 } from 'lucide-react'
import { LineNotice } from '~/components/cart/line_notice'
import { LineQuantity } from '~/components/cart/line_quantity'
import { ProductImage } from '~/components/product_image'
import { Button } from '~/components/ui/button'
import { Skeleton } from '~/components/ui/skeleton'
import { useCart } from '~/hooks/use_cart'
import { amountOf, type CheckedLine } from '~/lib/cart_check'
import type { CartLine } from '~/lib/cart_lines'
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

export function CartLineRow({ line, checked, onLeave, onRemoved }: CartLineRowProps) {
  const { remove } = useCart()
  const { id, productId, image, size, color, price, currency, quantity } = line
  const isAvailable = (checked?.availability ?? 'available') === 'available'
  const name = line.name || 'Merch'
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <ProductImage
        src={image}
        alt=""
        className={cn('row-span-3', !isAvailable && 'opacity-50 grayscale')}
      />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {checked?.bandName && <p className="tag text-ink-soft">{checked.bandName}</p>}
          <Link
            href={`/product/${productId}`}
            onClick={onLeave}
            className="block leading-snug font-semibold hover:underline"
          >
            {name}
          </Link>
          <p className="text-sm text-ink-soft">
            {variantWords(size, color)}
            {quantity > 1 && price > 0 && `, ${formatMoney(price, currency)} each`}
          </p>
        </div>
        <Price line={line} isAvailable={isAvailable} />
      </div>
      <LineNotice line={line} checked={checked} onLeave={onLeave} />
      <div className="col-start-2 flex items-center justify-between">
        {isAvailable ? <LineQuantity line={{ ...line, name }} onRemoved={onRemoved} /> : <span />}
        <Button
          variant="quiet"
          size="icon"
          data-remove
          aria-label={`Remove ${name}`}
          onClick={() => {
            remove(id)
            onRemoved()
          }}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  )
}
