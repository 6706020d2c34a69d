import type { Operation } from '#sandbox/stripe/api'
import { balanceTransaction } from '#sandbox/stripe/charges'
import { reversals, transfers } from '#sandbox/stripe/connect/objects'
import { disputes } from '#sandbox/stripe/disputes'
import { faults } from '#sandbox/stripe/faults'
import { intents, refunds } from '#sandbox/stripe/objects'
import { textOf, wholeNumber } from '#sandbox/stripe/session_params'

type Source = { id: string; object: string }
type Entry = ReturnType<typeof entry>

/** What can be paid out, all of it at once. */
export const retrieveBalance: Operation = async () => {
  const amount = (await allEntries()).reduce((sum, { net }) => sum + net, 0)
  return {
    object: 'balance',
    livemode: false,
    available: [{ amount, currency: 'gbp' }],
    pending: [{ amount: 0, currency: 'gbp' }],
  }
}

/** Lists balance transactions, newest first; includes their sources only if these are expanded. */
export const listBalanceTransactions: Operation = async (fields, expand) => {
  const limit = fields.limit === undefined ? 10 : wholeNumber(fields.limit, 'limit', 1)
  const all = await allEntries()
  const last = textOf(fields.starting_after)
  const begin = last ? all.findIndex(({ id }) => id === last) + 1 : 0
  const isExpanded = expand.includes('data.source')
  const data = all
    .slice(begin, begin + limit)
    .map((each) => (isExpanded ? each : { ...each, source: each.source.id }))
  const hasMore = begin + limit < all.length
  return { object: 'list', url: '/v1/balance_transactions', has_more: hasMore, data }
}

/** All that moved money here; what the demo shop was filled with never did. */
async function allEntries(): Promise<Entry[]> {
  const entries = [
    await charges(),
    await refundEntries(),
    await disputed(),
    await transferred(),
    await takenBack(),
  ]
  return entries
    .flat()
    .sort((one, other) => other.created - one.created || (one.id < other.id ? 1 : -1))
}

async function charges(): Promise<Entry[]> {
  if (faults.feesHeld) return []
  return (await intents.all()).flatMap((intent) => {
    if (intent.status !== 'succeeded' || !intent.latest_charge) return []
    const { id, amount, fee } = balanceTransaction(`txn_${intent.latest_charge}`, intent)
    const source = { id: intent.latest_charge, object: 'charge', payment_intent: intent.id }
    return [entry({ id, type: 'charge', amount, fee, created: intent.created }, source)]
  })
}

async function refundEntries(): Promise<Entry[]> {
  return (await refunds.all()).flatMap((refund) => {
    const { id, amount, created } = refund
    const given = { id: `txn_${id}`, type: 'refund', amount: -amount, created }
    const returned = { id: `txn_failed_${id}`, type: 'refund_failure', amount, created }
    return refund.status === 'failed'
      ? [entry(given, refund), entry(returned, refund)]
      : [entry(given, refund)]
  })
}

async function disputed(): Promise<Entry[]> {
  return (await disputes.all()).flatMap((dispute) =>
    dispute.balance_transactions.map((movement) =>
      entry({ ...movement, created: dispute.created }, dispute)
    )
  )
}

async function transferred(): Promise<Entry[]> {
  return (await transfers.all())
    .filter(({ id }) => !id.startsWith('tr_demo_'))
    .map((transfer) => {
      const { id, amount, created } = transfer
      return entry({ id: `txn_${id}`, type: 'transfer', amount: -amount, created }, transfer)
    })
}

async function takenBack(): Promise<Entry[]> {
  return (await reversals.all()).map((reversal) => {
    const { id, amount, created } = reversal
    return entry({ id: `txn_${id}`, type: 'transfer_refund', amount, created }, reversal)
  })
}

type Moved = { id: string; type: string; amount: number; fee?: number; created: number }

const entry = ({ id, type, amount, fee = 0, created }: Moved, source: Source) => ({
  id,
  object: 'balance_transaction' as const,
  type,
  amount,
  fee,
  net: amount - fee,
  currency: 'gbp',
  created,
  source,
})
