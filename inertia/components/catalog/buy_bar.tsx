import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'

type BuyBarProps = {
  disabled: boolean
  /** What is chosen and what all of it costs. */
  chosen: { words: string; price: string } | null
  /** The choices themselves, where thumbs reach them. */
  picker: ReactNode
  /** The quantity, where the bar's parts stand in the column. */
  stepper: ReactNode
  /** Said over the buttons, where it is seen on a phone too. */
  reason: string | null
  /** What else to know before buying, in the same place. */
  note: string | null
  onAdd: () => void
  onBuy: () => void
  /** Straight to the payment page. */
  onExpress: () => void
  isOpening: boolean
  /** A finger or a pointer is on its way to the button. */
  onBuySoon: () => void
  onExpressSoon: () => void
}

/**
 * Choices and buttons in thumb's reach at the foot of a phone's screen; on a small phone only the buttons and what is
 * chosen, so that the picture stays in sight. On a desk and in a low window its parts stand in the column around it.
 */
export function BuyBar(props: BuyBarProps) {
  const { disabled, chosen, picker, stepper, reason, note, onBuySoon } = props
  return (
    <div className="buy-bar foot-bar grid gap-2.5 short:contents lg:contents">
      <div className="min-w-0 empty:hidden">{picker}</div>
      {stepper}
      <div className="buy-bar-foot contents">
        {chosen && (
          <div className="-order-1 flex items-baseline justify-between gap-4 leading-none low:hidden lg:hidden">
            <span className="truncate text-lg font-bold">{chosen.words}</span>
            <span className="price text-2xl leading-none">{chosen.price}</span>
          </div>
        )}
        <p
          role="status"
          className={`font-semibold empty:hidden lg:-mb-2 ${reason ? 'text-bad' : ''}`}
        >
          {reason ?? note}
        </p>
        <div className="flex gap-2">
          <Button className="px-2" disabled={disabled} onClick={props.onAdd}>
            Add to cart
          </Button>
          <Button
            className="px-2"
            disabled={disabled}
            onClick={props.onBuy}
            onPointerEnter={onBuySoon}
          >
            Buy Now
          </Button>
          <Button
            className="min-w-0 flex-1 px-2 py-1 text-sm leading-tight sm:text-base"
            variant="go"
            disabled={disabled}
            busy={props.isOpening}
            onClick={props.onExpress}
            onPointerEnter={props.onExpressSoon}
          >
            Express checkout
          </Button>
        </div>
      </div>
    </div>
  )
}
