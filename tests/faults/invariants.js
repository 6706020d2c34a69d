/**
 * What must be true whatever happened: computed from the shop's database, the providers' own records and the mails, never
 * through the shop.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As many as one worker sends at a time (start/jobs.ts). */
const MAILS_IN_HAND = 5

/** @returns `[{ order, text }]`: what is wrong with these orders; `order` is null for what is wrong with the whole */
export async function problemsOf(system, orders) {
  const ids = orders.map(({ checkoutId }) => checkoutId)
  const facts = {
    rows: await system.sql(
      `select checkout_id, id, status, payment_status, round(total_amount * 100)::int as total,
              round(refunded_amount * 100)::int as refunded from orders where checkout_id = any($1)`,
      [ids]
    ),
    checkouts: await system.sql(
      `select id, payment_status, round(total_amount * 100)::int as total,
              round(refunded_shipping * 100)::int as refunded from checkouts where id = any($1)`,
      [ids]
    ),
    balances: await system.sql(
      `select checkout_id, account, sum(entry.amount)::int as amount
         from ledger_transactions join ledger_entries as entry on entry.transaction_id = ledger_transactions.id
        where checkout_id = any($1) group by 1, 2`,
      [ids]
    ),
    lines: await system.sql(
      `select order_id, payouts.id, payouts.status from payout_lines join payouts on payouts.id = payout_id
        where order_id = any($1)`,
      [orders.flatMap(({ orderIds }) => orderIds)]
    ),
    payments: system.records.payments(),
    refunds: system.records.refunds(),
    printed: system.records.orders(),
    mails: mailsOf(system),
  }
  const problems = orders.flatMap((order) =>
    problemsOfOne(system, order, facts).map((text) => ({ order, text }))
  )
  const wholes = await problemsOfAll(system)
  return [...problems, ...wholes.map((text) => ({ order: null, text }))]
}

function problemsOfOne(system, order, facts) {
  const { checkoutId } = order
  const problems = []
  const hold = (isTrue, text) => !isTrue && problems.push(text)
  const mine = (list) => list.filter((each) => each.checkout_id === checkoutId)
  const rows = mine(facts.rows)
  const checkout = facts.checkouts.find(({ id }) => id === checkoutId)
  const balance = (account) =>
    mine(facts.balances).find((each) => each.account === account)?.amount ?? 0

  const payments = facts.payments.filter(
    ({ metadata }) => metadata.checkout_id === String(checkoutId)
  )
  const refunds = facts.refunds.filter((refund) =>
    payments.some(({ id }) => id === refund.payment_intent)
  )
  const received = sum(payments, (payment) => payment.amount_received)
  const given = sum(refunds, (refund) => refund.amount)
  const fees = sum(payments, system.records.feeOf)
  hold(payments.length === 1, `charged ${payments.length} times`)
  hold(received === checkout.total, `${received} came in, ${checkout.total} was asked`)
  hold(
    ['paid', 'partially_refunded'].includes(checkout.payment_status),
    `the checkout is ${checkout.payment_status}`
  )
  const calledOff = rows.filter(({ id }) => id === order.cancelledId)
  const kept = rows.filter((row) => !calledOff.includes(row))
  const decided = (order.refunded ?? 0) + sum(calledOff, (row) => row.total)
  hold(given === decided, `${given} refunded, ${decided} was decided`)
  const known = sum(rows, (row) => row.refunded) + checkout.refunded
  hold(known === given, `${known} refunded by the rows, ${given} by Stripe`)
  const atStripe = received - fees - given
  hold(
    balance('stripe_balance') === atStripe,
    `the ledger has ${balance('stripe_balance')}, Stripe ${atStripe}`
  )

  const printed = system.records.madeOf(order, facts.printed)
  hold(printed.length === 1, `${printed.length} orders at Printful`)
  const made = printed.flatMap(({ items }) => items.map(({ externalId }) => externalId)).sort()
  const wanted = kept.map(({ id }) => `order-${id}`).sort()
  hold(String(made) === String(wanted), `Printful makes ${made}, paid were ${wanted}`)
  const status = printed[0]?.status
  hold(['pending', 'inprocess', 'fulfilled'].includes(status), `Printful's order is ${status}`)
  const charged = sum(printed, ({ costs }) => costs?.total ?? 0)
  hold(
    balance('provider_payable') === -charged,
    `the ledger owes Printful ${-balance('provider_payable')}, it charged ${charged}`
  )

  const expected = order.isShipped ? 'shipped' : 'processing'
  hold(
    kept.every((row) => row.status === expected),
    `rows are ${kept.map((row) => row.status)}, not ${expected}`
  )
  hold(
    calledOff.every((row) => row.status === 'cancelled'),
    `what was called off is ${calledOff.map((row) => row.status)}`
  )
  const mails = facts.mails.filter(({ to }) => to.includes(order.email)).length
  const told =
    1 + calledOff.length + Number(Boolean(order.refunded)) + Number(Boolean(order.isShipped))
  const again = order.mailsAgain ?? 0
  hold(mails >= told && mails <= told + again, `${mails} mails, not ${told}`)

  if (order.isPaidOut)
    for (const { id } of kept) {
      const lines = facts.lines.filter((line) => line.order_id === id)
      const paid = lines.filter((line) => line.status === 'paid').length
      hold(
        paid === 1,
        `order ${id} was paid out ${paid} times (${lines.map((line) => line.status)})`
      )
    }
  return problems
}

/** One transfer a payout, and the ledger as Stripe has it. */
async function problemsOfAll(system) {
  const { baseline } = system
  const problems = []
  const payouts = await system.sql(
    'select id, status, round(amount * 100)::int as amount from payouts where id > $1',
    [baseline.payoutId]
  )
  const transfers = system.records.transfers().filter(({ id }) => !baseline.transferIds.has(id))
  for (const payout of payouts) {
    const made = transfers.filter(({ metadata }) => metadata.payout_id === String(payout.id))
    const wanted = payout.status === 'paid' ? 1 : 0
    if (made.length !== wanted)
      problems.push(`payout ${payout.id} (${payout.status}): ${made.length} transfers`)
    else if (made.some(({ amount }) => amount !== payout.amount))
      problems.push(`payout ${payout.id} of ${payout.amount}: ${made[0].amount} transferred`)
  }
  const [{ amount }] = await system.sql(
    `select coalesce(sum(amount), 0)::int as amount from ledger_entries
      where account = 'stripe_balance' and transaction_id > $1`,
    [baseline.transactionId]
  )
  const payments = system.records.payments()
  const theirs =
    sum(payments, (payment) => payment.amount_received - system.records.feeOf(payment)) -
    sum(system.records.refunds(), (refund) => refund.amount) -
    sum(transfers, (transfer) => transfer.amount - transfer.amount_reversed)
  if (amount !== theirs) problems.push(`money: the ledger moved by ${amount}, Stripe by ${theirs}`)
  const again = filesOf(system).filter((name) => name.includes('.again-')).length
  const excused = MAILS_IN_HAND * system.interruptions
  if (again > excused)
    problems.push(`${again} mails were sent again, at most ${excused} can be excused`)
  return problems
}

/** Where everything stood before the first order. */
export async function baselineOf(system) {
  const [{ transaction_id: transactionId, payout_id: payoutId }] = await system.sql(
    `select (select coalesce(max(id), 0) from ledger_transactions) as transaction_id,
            (select coalesce(max(id), 0) from payouts) as payout_id`
  )
  return {
    transactionId,
    payoutId,
    transferIds: new Set(system.records.transfers().map(({ id }) => id)),
  }
}

const mailboxOf = ({ folder }) => join(folder, 'shop', 'mail')

function filesOf(system) {
  try {
    return readdirSync(mailboxOf(system))
  } catch {
    return []
  }
}

export function mailsOf(system) {
  return filesOf(system)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => parsed(readFileSync(join(mailboxOf(system), name), 'utf8')))
}

/** One that is being written at this moment counts the next time. */
function parsed(text) {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}

const sum = (list, amountOf) => list.reduce((total, each) => total + amountOf(each), 0)
