import app from '@adonisjs/core/services/app'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'

type Outcomes = Pick<ApplyPayment, 'complete' | 'fail' | 'expire'>

let replaced: Outcomes | null = null

/** The outcomes that payments have now: the replacement of a test, or the real ones. */
export async function currentOutcomes(): Promise<Outcomes> {
  return replaced ?? (await app.container.make(ApplyPayment))
}

/** Replaces what payments do to their checkouts. Returns a function that restores the previous outcomes. */
export function replaceApplyPayment(outcomes: Outcomes): () => void {
  const previous = replaced
  replaced = outcomes
  app.container.swap(ApplyPayment, () => outcomes as ApplyPayment)
  return () => {
    replaced = previous
    if (previous) app.container.swap(ApplyPayment, () => previous as ApplyPayment)
    else app.container.restore(ApplyPayment)
  }
}
