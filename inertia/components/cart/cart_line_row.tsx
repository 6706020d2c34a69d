import { Link } from '@adonisjs/inertia/react'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { ProductImage } from '~/components/product_image'
import { Button } from '~/components/ui/button'
import { useCart } from '~/hooks/use_cart'
import { type CartLine, mostOfOneLine } from '~/lib/cart_lines'
import { formatMoney, fromPence, toPence } from '~/lib/money'

function Quantity({ line }: { line: CartLine }) {
  const { setQuantity } = useCart()
  return (
    <div
      className="flex items-center rounded-sm border-[1.5px] border-line-strong"
      role="group"
      aria-label={`Quantity of ${line.name}`}
    >
      <Button
        variant="quiet"
        size="icon"
        aria-label={`One less: ${line.name}`}
        onClick={() => setQuantity(line.id, line.quantity - 1)}
      >
        <Minus aria-hidden className="size-5" />
      </Button>
      <span className="min-w-7 text-center font-bold">{line.quantity}</span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`One more: ${line.name}`}
        disabled={line.quantity >= mostOfOneLine}
        onClick={() => setQuantity(line.id, line.quantity + 1)}
      >
        <Plus aria-hidden className="size-5" />
      </Button>
    </div>
  )
}

export function CartLineRow({ line, onLeave }: { line: CartLine; onLeave: () => void }) {
  const { remove } = useCart()
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-4">
      <ProductImage src={line.image} alt="" className="row-span-2" />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            href={`/product/${line.productId}`}
            onClick={onLeave}
            className="block leading-snug font-semibold hover:underline"
          >
            {line.name}
          </Link>
          <p className="text-sm text-ink-soft">
            {line.size}, {line.color}
          </p>
        </div>
        <span className="price text-xl">
          {formatMoney(fromPence(toPence(line.price) * line.quantity), line.currency)}
        </span>
      </div>
      <div className="flex items-center justify-between">
        <Quantity line={line} />
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${line.name}`}
          onClick={() => remove(line.id)}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  )
}
