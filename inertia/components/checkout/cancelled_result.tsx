import { PlacedResult } from '~/components/checkout/placed_result'
import type { Result } from '~/components/checkout/result'

/** Paid, and cancelled before or since. */
export function CancelledResult(result: Result) {
  return (
    <PlacedResult result={result} title="Order cancelled">
      <p>This order was cancelled, so nothing of it is made or sent.</p>
      <p>What you paid goes back to you by the way you paid it. We write to you when it does.</p>
    </PlacedResult>
  )
}
