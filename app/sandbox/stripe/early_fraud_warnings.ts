import type Stripe from 'stripe'
import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import { emitEvent } from '#sandbox/stripe/events'
import { intentOrFail } from '#sandbox/stripe/objects'
import { invalid, missing } from '#sandbox/stripe/stripe_error'
import { newId, stripeStore } from '#sandbox/stripe/stripe_store'

export type SandboxWarning = Pick<
  Stripe.Radar.EarlyFraudWarning,
  'id' | 'object' | 'actionable' | 'created' | 'fraud_type' | 'livemode'
> & { charge: string; payment_intent: string }

export const earlyFraudWarnings = stripeStore<SandboxWarning>('early_fraud_warnings')

/** The card's bank reports that its owner did not make a payment. It takes no money: a dispute may follow. */
export function sendEarlyFraudWarning(
  intentId: string,
  fraudType = 'unauthorized_use_of_card'
): Promise<SandboxWarning> {
  return withLock(intentId, async () => {
    const intent = await intentOrFail(intentId)
    if (intent.status !== 'succeeded' || !intent.latest_charge)
      throw invalid('Only a charge can have an early fraud warning.')
    const warning: SandboxWarning = {
      id: newId('issfr'),
      object: 'radar.early_fraud_warning',
      actionable: true,
      charge: intent.latest_charge,
      created: Math.floor(clock.now().toSeconds()),
      fraud_type: fraudType,
      livemode: false,
      payment_intent: intentId,
    }
    await earlyFraudWarnings.save(warning.id, warning)
    await emitEvent('radar.early_fraud_warning.created', warning)
    return warning
  })
}

/** A payment that is refunded in full or disputed has no actionable warning. The caller holds the payment's lock. */
export async function endWarningsOf(intentId: string): Promise<void> {
  for (const warning of await earlyFraudWarnings.all()) {
    if (warning.payment_intent !== intentId || !warning.actionable) continue
    const ended = { ...warning, actionable: false }
    await earlyFraudWarnings.save(ended.id, ended)
    await emitEvent('radar.early_fraud_warning.updated', ended)
  }
}

export async function warningOrFail(id: string): Promise<SandboxWarning> {
  const warning = await earlyFraudWarnings.find(id)
  if (!warning) throw missing('radar.early_fraud_warning', id)
  return warning
}
