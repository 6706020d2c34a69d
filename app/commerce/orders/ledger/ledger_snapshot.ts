import type { Account, LedgerEntry } from '#ledger/public'
import { add, largest, pence, smallest, subtract, times, type Pence } from '#shared/money'

/** One side of what the ledger holds of an order row, or of its checkout where there is no row. */
export type Side = {
  account: Account
  amount: Pence
  artistId: number | null
  orderId: number | null
}

/** An order row of the snapshot, as far as the figures of its product and artist need it. */
export type PostedOrder = {
  orderId: number
  artistId: number
  productId: number
  quantity: number
  isSelfPurchase: boolean
  /** Paid within the days that the ranking looks at. */
  isRecent: boolean
}

/** The ledger entries that a checkout should have now, by `order_ledger_entries` and `checkout_ledger_entries`. */
export type LedgerSnapshot = { orders: PostedOrder[]; sides: Side[] }

/** The snapshot of a checkout that was not paid yet. */
export const NOTHING_POSTED: LedgerSnapshot = { orders: [], sides: [] }

/** What a change of an order row is for the figures of its product and its artist. */
export type SaleChange = {
  artistId: number
  productId: number
  /** Without shipping. */
  amount: Pence
  units: number
  /** Without what an artist bought of their own (docs/rules/orders.md#self-purchases). */
  rankedUnits: number
  /** The same of the last 30 days. */
  recentUnits: number
}

/** Returns the difference of each side between two snapshots; unchanged sides are omitted. */
export function movedSides(before: LedgerSnapshot, after: LedgerSnapshot): Side[] {
  const sides = new Map<string, Side>()
  for (const [snapshot, sign] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const side of snapshot.sides) {
      const name = `${side.account} ${side.orderId}`
      const known = sides.get(name)?.amount ?? pence(0)
      sides.set(name, { ...side, amount: add(known, times(side.amount, sign)) })
    }
  return [...sides.values()].filter(({ amount }) => amount !== pence(0))
}

/** One change a row of the checkout, also where it is none, so that all of them are locked in one order. */
export function changedSales(before: LedgerSnapshot, after: LedgerSnapshot): SaleChange[] {
  return after.orders.map((order) => {
    const [was, is] = [soldOf(before, order), soldOf(after, order)]
    const units = (is.isSale ? order.quantity : 0) - (was.isSale ? order.quantity : 0)
    const rankedUnits = order.isSelfPurchase ? 0 : units
    return {
      artistId: order.artistId,
      productId: order.productId,
      amount: subtract(is.amount, was.amount),
      units,
      rankedUnits,
      recentUnits: order.isRecent ? rankedUnits : 0,
    }
  })
}

/** What a row is sold for: what artist, production and platform share; nothing once it was refunded. */
function soldOf({ sides }: LedgerSnapshot, { orderId }: PostedOrder) {
  const parts = sides.filter((side) => side.orderId === orderId && side.account !== 'suspense')
  const amount = subtract(pence(0), add(...parts.map((side) => side.amount)))
  return { amount, isSale: amount !== pence(0) }
}

/** What the ledger says of the artists' parts of the rows that moved. */
export type PaidParts = {
  /** Rows whose part a payout holds: whatever changes is a matter between the artist and us. */
  paidOut: ReadonlySet<number>
  /** By row, what of it the artist owes since it was taken from a part that was paid. */
  debts: ReadonlyMap<number, Pence>
}

/** The entries of a change that brought `money` into our balance, or took it out; what belongs to no row is the buyer's. */
export function entriesOf(
  money: Pence,
  moved: readonly Side[],
  { paidOut, debts }: PaidParts
): LedgerEntry[] {
  const entries: LedgerEntry[] = moved.flatMap((side) => {
    if (side.account !== 'artist_payable') return [side]
    if (paidOut.has(side.orderId!)) return [{ ...side, account: 'artist_debt' }]
    return debtFirst(side, debts.get(side.orderId!) ?? pence(0))
  })
  const rest = add(money, ...moved.map(({ amount }) => amount))
  return [
    { account: 'stripe_balance', amount: money },
    ...entries,
    { account: 'suspense', amount: subtract(pence(0), rest) },
  ]
}

/**
 * Money that returns to the artist, for example after a won dispute, first reduces the debt that the row left; otherwise
 * the row would be owed more than it earned.
 */
function debtFirst(side: Side, debt: Pence): LedgerEntry[] {
  const settled = largest(pence(0), smallest(debt, times(side.amount, -1)))
  return [
    { ...side, account: 'artist_debt', amount: times(settled, -1) },
    { ...side, amount: add(side.amount, settled) },
  ]
}
