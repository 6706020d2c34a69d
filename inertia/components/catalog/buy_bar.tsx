import { Button } from '~/components/ui/button'

type BuyBarProps = {
  disabled: boolean
  /** What is chosen and what all of it costs, for a phone, where the choices lie under the fold. */
  chosen: { words: string; price: string } | null
  /** Said over the buttons, where it is seen on a phone too. */
  reason: string | null
  onAdd: () => void
  onBuy: () => void
  /** A finger or a pointer is on its way to the button. */
  onBuySoon: () => void
}

/** In thumb's reach at the foot of a phone's screen, in its place after the choices on a desk. */
export function BuyBar({ disabled, chosen, reason, onAdd, onBuy, onBuySoon }: BuyBarProps) {
  return (
    <div className="buy-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-[auto_1fr] gap-3 border-t-[1.5px] border-line-strong bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0">
      {chosen && (
        <div className="col-span-2 flex items-baseline justify-between gap-4 leading-none lg:hidden">
          <span className="truncate font-semibold">{chosen.words}</span>
          <span className="price text-xl leading-none">{chosen.price}</span>
        </div>
      )}
      <p role="status" className="col-span-2 font-semibold text-bad empty:hidden">
        {reason}
      </p>
      <Button disabled={disabled} onClick={onAdd}>
        Add to cart
      </Button>
      <Button variant="go" disabled={disabled} onClick={onBuy} onPointerEnter={onBuySoon}>
        Buy Now
      </Button>
    </div>
  )
}
