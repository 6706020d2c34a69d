import type Stripe from 'stripe'
import { clock } from '#shared/clock'
import { withLock } from '#sandbox/lock'
import { endWarningsOf } from '#sandbox/stripe/early_fraud_warnings'
import { emitEvent } from '#sandbox/stripe/events'
import { intentOrFail } from '#sandbox/stripe/objects'
import { invalid, missing } from '#sandbox/stripe/stripe_error'
import { newId, stripeStore } from '#sandbox/stripe/stripe_store'

type Movement = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'created' | 'fee' | 'net' | 'currency' | 'type'
>

export type SandboxDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  charge: string
  payment_intent: string
  is_charge_refundable: boolean
  balance_transactions: Movement[]
  evidence_details: EvidenceDetails
  /** What was put so far, by Stripe's names; files by their ids. */
  evidence?: Record<string, string>
  /** Not Stripe's: which call changed it last, so that one that is repeated changes nothing. */
  lastUpdate?: string
}

type EvidenceDetails = Pick<
  Stripe.Dispute.EvidenceDetails,
  'due_by' | 'has_evidence' | 'past_due' | 'submission_count'
>

export const disputes = stripeStore<SandboxDispute>('disputes')

/** What a lost or won dispute costs a British account. */
const FEE = 2_000

/** So long a bank takes evidence, as most card networks have it. */
const DAYS_TO_ANSWER = 9

type Complaint = { amount?: number; reason?: string; isInquiry?: boolean }

/** The buyer's bank takes the money back for now; in an inquiry it only asks. */
export function openDispute(intentId: string, complaint: Complaint = {}): Promise<SandboxDispute> {
  return withLock(intentId, async () => {
    const intent = await intentOrFail(intentId)
    if (intent.status !== 'succeeded' || !intent.latest_charge)
      throw invalid('Only a charge can be disputed.')
    const { amount = intent.amount_received, reason = 'fraudulent', isInquiry = false } = complaint
    const dispute: SandboxDispute = {
      id: newId('du'),
      object: 'dispute',
      amount,
      charge: intent.latest_charge,
      created: Math.floor(clock.now().toSeconds()),
      currency: intent.currency,
      metadata: {},
      payment_intent: intentId,
      reason,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      is_charge_refundable: isInquiry,
      balance_transactions: isInquiry ? [] : [movement(-amount, FEE)],
      evidence_details: {
        due_by: deadline(),
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
    }
    await disputes.save(dispute.id, dispute)
    await emitEvent('charge.dispute.created', dispute)
    if (!isInquiry) await emitEvent('charge.dispute.funds_withdrawn', dispute)
    await endWarningsOf(intentId)
    return dispute
  })
}

/** Evidence was submitted in Stripe's dashboard: the bank reviews it. */
export const answerDispute = (id: string) => changeDispute(id, submitted)

/** The inquiry becomes a chargeback: the bank takes the money, and evidence anew. */
export async function escalateInquiry(id: string): Promise<SandboxDispute> {
  const escalated = await changeDispute(id, (dispute) => {
    if (!dispute.status.startsWith('warning_')) throw invalid('This dispute is not an inquiry.')
    return {
      ...dispute,
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [movement(-dispute.amount, FEE)],
      evidence_details: { ...dispute.evidence_details, due_by: deadline() },
    }
  })
  await emitEvent('charge.dispute.funds_withdrawn', escalated)
  return escalated
}

/** Changes a dispute in turn with all that happens to its payment, and reports it. Null changes nothing. */
export async function changeDispute(
  id: string,
  change: (dispute: SandboxDispute) => SandboxDispute | null | Promise<SandboxDispute | null>
): Promise<SandboxDispute> {
  const { payment_intent: intentId } = await disputeOrFail(id)
  return withLock(intentId, async () => {
    const dispute = await disputeOrFail(id)
    const changed = await change(dispute)
    if (!changed) return dispute
    await disputes.save(id, changed)
    await emitEvent('charge.dispute.updated', changed)
    return changed
  })
}

/** A dispute whose evidence has gone to the bank. */
export function submitted(dispute: SandboxDispute): SandboxDispute {
  const { status, evidence_details: details } = dispute
  return {
    ...dispute,
    status: status.startsWith('warning_') ? 'warning_under_review' : 'under_review',
    evidence_details: {
      ...details,
      has_evidence: true,
      submission_count: details.submission_count + 1,
    },
  }
}

/** The bank has decided: a win returns the money and keeps the fee. */
export async function closeDispute(id: string, outcome: 'won' | 'lost'): Promise<SandboxDispute> {
  const { payment_intent: intentId } = await disputeOrFail(id)
  return withLock(intentId, async () => {
    const dispute = await disputeOrFail(id)
    const isInquiry = dispute.status.startsWith('warning_')
    const closed: SandboxDispute = {
      ...dispute,
      status: isInquiry ? 'warning_closed' : outcome,
      balance_transactions:
        outcome === 'won' && !isInquiry
          ? [...dispute.balance_transactions, movement(dispute.amount, 0)]
          : dispute.balance_transactions,
    }
    await disputes.save(id, closed)
    await emitEvent('charge.dispute.closed', closed)
    if (closed.status === 'won') await emitEvent('charge.dispute.funds_reinstated', closed)
    return closed
  })
}

/** A dispute without what only the stand-in knows. */
export const presentDispute = ({ lastUpdate: _, ...dispute }: SandboxDispute): object => dispute

export async function disputeOrFail(id: string): Promise<SandboxDispute> {
  const dispute = (await disputes.find(id)) ?? demoDispute(id)
  if (!dispute) throw missing('dispute', id)
  return dispute
}

/** Of the demo shop's orders: what there is to say of it follows from the id, so that nothing has to be kept. */
function demoDispute(id: string): SandboxDispute | null {
  const [, checkoutId, amount] = /^du_demo_(\d+)_(\d+)$/.exec(id) ?? []
  if (!checkoutId || !amount) return null
  return {
    id,
    object: 'dispute',
    amount: Number(amount),
    charge: `ch_demo_${checkoutId}`,
    created: 0,
    currency: 'gbp',
    metadata: {},
    payment_intent: `pi_demo_${checkoutId}_${amount}`,
    reason: 'general',
    status: 'needs_response',
    is_charge_refundable: false,
    balance_transactions: [{ ...movement(-Number(amount), FEE), id: `txn_demo_${checkoutId}` }],
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
  }
}

const deadline = () => Math.floor(clock.now().plus({ days: DAYS_TO_ANSWER }).toSeconds())

function movement(amount: number, fee: number): Movement {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    created: Math.floor(clock.now().toSeconds()),
    fee,
    net: amount - fee,
    currency: 'gbp',
    type: 'adjustment',
  }
}
