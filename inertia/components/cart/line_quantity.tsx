import { Minus, Plus } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { useCart } from '~/hooks/use_cart'
import { type CartLine, mostOfOneLine } from '~/lib/cart_lines'

type LineQuantityProps = { line: CartLine; onRemoved: () => void }

/** One less than one takes the line out. A button at its end keeps the focus, which a disabled one would drop. */
export function LineQuantity({ line, onRemoved }: LineQuantityProps) {
  const { setQuantity } = useCart()
  const { id, name, quantity } = line
  const isMost = quantity >= mostOfOneLine

  const takeOne = () => {
    setQuantity(id, quantity - 1)
    if (quantity === 1) onRemoved()
  }

  return (
    <div
      className="flex items-center rounded-sm border-[1.5px] border-line-strong"
      role="group"
      aria-label={`Quantity of ${name}`}
    >
      <Button variant="quiet" size="icon" aria-label={`One less: ${name}`} onClick={takeOne}>
        <Minus aria-hidden className="size-5" />
      </Button>
      <output aria-live="polite" className="min-w-7 text-center font-bold">
        {quantity}
      </output>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`One more: ${name}`}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && setQuantity(id, quantity + 1)}
      >
        <Plus aria-hidden className="size-5" />
      </Button>
    </div>
  )
}
