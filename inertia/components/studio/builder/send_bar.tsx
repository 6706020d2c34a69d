import { Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'
import { breakdownOf, typedAmount } from '~/lib/pricing'
import { toNumber } from '#shared/money'

type SendBarProps = {
  price: string
  /** Base cost of the dearest size; null while none is chosen. */
  base: number | null
  share: number
  busy: boolean
}

/** What the artist gets, and the button that sends: at the bottom of the screen on a phone. */
export function SendBar({ price, base, share, busy }: SendBarProps) {
  const amount = typedAmount(price)
  const artist =
    base === null || amount === null || amount <= 0 ? null : breakdownOf(amount, base, share).artist
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center gap-4 border-t border-line-strong bg-paper px-4 py-3 lg:static lg:mx-0 lg:justify-end lg:px-0">
      <p className="shrink-0">
        <span className="block text-sm text-ink-soft">You get</span>
        <strong className="text-xl tabular-nums">
          {artist === null ? '–' : formatMoney(toNumber(artist))}
        </strong>
      </p>
      <Button
        type="submit"
        variant="go"
        className="grow lg:grow-0"
        busy={busy}
        busyLabel="Sending..."
      >
        Send to Gigstall
      </Button>
    </div>
  )
}
