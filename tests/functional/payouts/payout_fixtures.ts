import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type Artist from '#artists/models/artist'
import { LedgerBalances } from '#ledger/public'
import { PostTransaction } from '#ledger/actions/post_transaction'
import type Order from '#commerce/orders/models/order'
import { RecoverNegativeBalances } from '#payouts/actions/recover_negative_balances'
import { RunPayouts } from '#payouts/actions/run_payouts'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { RetryOpenPayouts } from '#payouts/actions/retry_open_payouts'
import { StartOnboarding } from '#payouts/actions/start_onboarding'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence, subtract, times } from '#shared/money'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'

/** What one row of `givenEarned` brings the artist: £24.00 sold, base 12.50, 60%, ten pieces. */
export const EARNED = 6900

export async function onboarding(artistId: number) {
  const action = await app.container.make(StartOnboarding)
  return action.handle(artistId)
}

/** The account of an artist at the provider. */
export async function accountIdOf(artistId: number): Promise<string> {
  const row = await db.from('payout_accounts').where('artist_id', artistId).firstOrFail()
  return row.stripe_account_id
}

/** An artist whom Stripe would pay. */
export async function givenReadyArtist() {
  const { artist, owner } = await givenArtist({})
  await onboarding(artist.id)
  await stripeSandbox.connect.onboard(await accountIdOf(artist.id), 'complete')
  await stripeSandbox.deliveriesDone()
  return { artist, owner }
}

type Earned = { artist: Artist; shippedDaysAgo?: number | null; quantity?: number }

/** An order row that was sold, posted and shipped; null is not shipped yet. */
export async function givenEarned({ artist, shippedDaysAgo = 20, quantity = 10 }: Earned) {
  const { product } = await givenActiveProduct({ artist })
  const { order } = await givenPaidOrder({ product, quantity })
  await posted(order)
  if (shippedDaysAgo === null) return order
  await order.merge({ status: 'shipped' }).save()
  await db.table('order_status_history').insert({
    order_id: order.id,
    from_status: 'processing',
    to_status: 'shipped',
    created_at: clock.now().minus({ days: shippedDaysAgo }).toJSDate(),
  })
  return order
}

/** The ledger of a sale, as far as payouts read them; what was posted by the sale itself is left alone. */
async function posted({ id, artistId, artistProfit, totalAmount, checkoutId }: Order) {
  const known = await db.from('ledger_entries').where('order_id', id).first()
  if (known) return
  const post = await app.container.make(PostTransaction)
  await db.transaction((trx) =>
    post.handle(
      {
        kind: 'sale',
        key: `sale-${checkoutId}`,
        checkoutId,
        entries: [
          { account: 'stripe_balance', amount: totalAmount },
          { account: 'artist_payable', amount: times(artistProfit, -1), artistId, orderId: id },
          {
            account: 'platform_share',
            amount: subtract(artistProfit, totalAmount),
            orderId: id,
          },
        ],
      },
      trx
    )
  )
}

/** The artist was paid for something that is not theirs any more. */
export async function givenDebt(artistId: number, amount: number, daysAgo = 0) {
  const post = await app.container.make(PostTransaction)
  const moment = clock.now().minus({ days: daysAgo })
  const restore = clock.set(() => moment)
  await db
    .transaction((trx) =>
      post.handle(
        {
          kind: 'dispute',
          key: `debt-of-${artistId}-${daysAgo}`,
          entries: [
            { account: 'artist_debt', amount: pence(amount), artistId },
            { account: 'stripe_balance', amount: pence(-amount) },
          ],
        },
        trx
      )
    )
    .finally(restore)
}

export async function runPayouts() {
  const action = await app.container.make(RunPayouts)
  return action.handle()
}

/** Written down and not sent: faults that are planned now begin with the transfer, for the account was read before. */
export async function reservePayout(artistId: number) {
  const action = await app.container.make(ReservePayout)
  return action.handle(artistId)
}

export async function retryOpenPayouts() {
  const action = await app.container.make(RetryOpenPayouts)
  return action.handle()
}

export async function recoverNegativeBalances() {
  const action = await app.container.make(RecoverNegativeBalances)
  return action.handle()
}

export const payoutRows = () => db.from('payouts').orderBy('id')

/** States and amounts of all payouts, oldest first. */
export async function payoutStatuses() {
  const rows = await payoutRows()
  return rows.map(({ status, amount }) => `${status} ${amount}`)
}

/** What Stripe transferred, in pence. */
export async function transferred(): Promise<number[]> {
  const all = await stripeSandbox.connect.transfers.all()
  return all.map(({ amount }) => amount)
}

/** What the ledger says of an artist, in pence. */
export async function balanceOf(artistId: number) {
  return (await app.container.make(LedgerBalances)).ofArtist(artistId)
}

/** All accounts add up to nothing, whatever happened. */
export async function ledgerAddsUp(): Promise<number> {
  const accounts = await (await app.container.make(LedgerBalances)).ofAccounts()
  return Object.values(accounts).reduce((sum, amount) => sum + amount, 0)
}

export const callsOf = (path: string) =>
  stripeSandbox.requestLog.filter((call) => call.method === 'POST' && call.path.endsWith(path))

/** So much of a row's part was taken from the artist again, before it was paid. */
export async function givenTaken({ id, artistId }: Order, amount: number) {
  const post = await app.container.make(PostTransaction)
  await db.transaction((trx) =>
    post.handle(
      {
        kind: 'refund',
        key: `taken-of-${id}`,
        entries: [
          { account: 'artist_payable', amount: pence(amount), artistId, orderId: id },
          { account: 'stripe_balance', amount: pence(-amount) },
        ],
      },
      trx
    )
  )
}

/** The ledger was told of a sale a second time. */
export async function givenMore({ id, artistId, artistProfit }: Order) {
  const post = await app.container.make(PostTransaction)
  await db.transaction((trx) =>
    post.handle(
      {
        kind: 'sale',
        key: `more-of-${id}`,
        entries: [
          { account: 'artist_payable', amount: times(artistProfit, -1), artistId, orderId: id },
          { account: 'stripe_balance', amount: artistProfit },
        ],
      },
      trx
    )
  )
}
