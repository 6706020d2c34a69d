import { PlacedResult } from '~/components/checkout/placed_result'
import type { Result } from '~/components/checkout/result'

/** Paid, and cancelled before or since. */
export function CancelledResult(result: Result) {
  return (
    <PlacedResult result={result} title="Order cancelled">
      <p>This order was cancelled, so we won’t make or send it.</p>
      <p>
        {result.order?.isRefunded
          ? 'We’ve refunded you the way you paid. It usually shows within a few days, but can take up to ten.'
          : 'We’ll refund you the way you paid, and email you when it’s done.'}
      </p>
    </PlacedResult>
  )
}
