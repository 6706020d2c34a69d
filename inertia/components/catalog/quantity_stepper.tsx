import { Minus, Plus } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { mostOfOneLine } from '~/lib/cart_lines'

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** The highest quantity for a limited product. */
  most?: number
}

/** Chooses a quantity from one to ten, or to `most`. A button at its end keeps the focus, which a disabled one would drop. */
export function QuantityStepper({ value, onChange, most = mostOfOneLine }: QuantityStepperProps) {
  return (
    <div role="group" aria-label="Quantity" className="flex items-center justify-between gap-4">
      <span aria-hidden className="font-semibold">
        Quantity
      </span>
      <div className="flex items-center rounded-sm border-[1.5px] border-line-strong bg-sheet">
        <Button
          variant="quiet"
          size="icon"
          aria-label="One less"
          aria-disabled={value <= 1 || undefined}
          onClick={() => value > 1 && onChange(value - 1)}
        >
          <Minus aria-hidden className="size-5" />
        </Button>
        <output aria-live="polite" className="min-w-9 text-center text-lg font-bold">
          {value}
        </output>
        <Button
          variant="quiet"
          size="icon"
          aria-label="One more"
          aria-disabled={value >= most || undefined}
          onClick={() => value < most && onChange(value + 1)}
        >
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
    </div>
  )
}
