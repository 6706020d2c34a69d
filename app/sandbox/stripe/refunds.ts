import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import { endWarningsOf } from '#sandbox/stripe/early_fraud_warnings'
import { emitEvent } from '#sandbox/stripe/events'
import type { FormFields } from '#sandbox/stripe/form_body'
import {
  intentOrFail,
  refundOrFail,
  refunds,
  type SandboxCharge,
  type SandboxIntent,
  type SandboxRefund,
} from '#sandbox/stripe/objects'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'

const KNOWN = new Set(['payment_intent', 'amount', 'reason', 'metadata', 'expand'])

/** Refunds money of a payment, or refuses as Stripe would: never more than was taken. */
export function makeRefund(fields: FormFields): Promise<SandboxRefund> {
  params.refuseUnknown(fields, KNOWN)
  const intentId = params.textOf(fields.payment_intent)
  if (!intentId)
    throw invalid('Missing required param: payment_intent.', 'payment_intent', 'parameter_missing')
  return withLock(intentId, async () => {
    const intent = await intentOrFail(intentId)
    const id = newId('re')
    const refund = await refunds.create(id, () => newRefund(id, intent, fields))
    await emitEvent('refund.created', refund)
    const charge = await chargeOf(intent)
    await emitEvent('charge.refunded', charge)
    if (charge.refunded) await endWarningsOf(intentId)
    return refund
  })
}

async function newRefund(
  id: string,
  intent: SandboxIntent,
  fields: FormFields
): Promise<SandboxRefund> {
  if (intent.status !== 'succeeded' || !intent.latest_charge)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  const left = intent.amount_received - (await refundedOf(intent.id))
  const amount = fields.amount === undefined ? left : params.wholeNumber(fields.amount, 'amount', 1)
  if (left === 0)
    throw invalid(
      `Charge ${intent.latest_charge} has already been refunded.`,
      undefined,
      'charge_already_refunded'
    )
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount'
    )
  return {
    id,
    object: 'refund',
    amount,
    charge: intent.latest_charge,
    created: Math.floor(clock.now().toSeconds()),
    currency: intent.currency,
    metadata: params.texts(fields.metadata),
    payment_intent: intent.id,
    reason: params.textOf(fields.reason) as SandboxRefund['reason'],
    status: 'succeeded',
  }
}

/** The bank sends the money back: the refund failed after all. */
export async function failRefund(id: string): Promise<SandboxRefund> {
  const { payment_intent: intentId } = await refundOrFail(id)
  return withLock(intentId, async () => {
    const refund = await refundOrFail(id)
    const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
    await refunds.save(id, failed)
    await emitEvent('refund.failed', failed)
    return failed
  })
}

/** The refunds of a payment, the newest first, as the API lists them. */
export async function refundsOf(intentId: string): Promise<SandboxRefund[]> {
  const all = await refunds.all()
  return all
    .filter((refund) => refund.payment_intent === intentId)
    .sort((one, other) => other.created - one.created)
}

async function refundedOf(intentId: string): Promise<number> {
  const given = await refundsOf(intentId)
  return given
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

async function chargeOf(intent: SandboxIntent): Promise<SandboxCharge> {
  const refunded = await refundedOf(intent.id)
  return {
    id: intent.latest_charge!,
    object: 'charge',
    amount: intent.amount_received,
    amount_refunded: refunded,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    refunded: refunded === intent.amount_received,
  }
}
