import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ReserveReversals } from '#payouts/actions/reserve_reversals'
import { SendPayout } from '#payouts/actions/send_payout'
import { SendReversal } from '#payouts/actions/send_reversal'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenPaidBasket,
  refundedAmounts,
  reserve,
  send as submitRefund,
} from '#tests/functional/payments/refund_fixtures'
import {
  callsOf,
  EARNED,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  ledgerAddsUp,
  reservePayout,
  runPayouts,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'

const HOUR_MINUTES = 60

/** What the client itself tries of one call. */
const ALL_TRIES = 3

/** One kind of request that moves money, of the amount in pence. */
type Kind = {
  name: string
  table: string
  path: string
  open: string
  done: string
  amount: number
  given: () => Promise<number>
  send: (id: number) => Promise<string>
  /** Amounts that Stripe moved. */
  moved: () => Promise<number[]>
}

async function givenPayout(): Promise<number> {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  return (await reservePayout(artist.id))!
}

async function givenReversal(): Promise<number> {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  await runPayouts()
  await givenDebt(artist.id, 1000, 61)
  const [id] = await (await app.container.make(ReserveReversals)).handle(artist.id)
  return id!
}

async function givenRefund(): Promise<number> {
  const { checkoutId, first } = await givenPaidBasket()
  return reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
}

const KINDS: Kind[] = [
  {
    name: 'A refund',
    table: 'refunds',
    path: '/refunds',
    open: 'creating',
    done: 'succeeded',
    amount: 2400,
    given: givenRefund,
    send: submitRefund,
    moved: refundedAmounts,
  },
  {
    name: 'A payout',
    table: 'payouts',
    path: '/transfers',
    open: 'sending',
    done: 'paid',
    amount: EARNED,
    given: givenPayout,
    send: async (id) => (await app.container.make(SendPayout)).handle(id),
    moved: transferred,
  },
  {
    name: 'A reversal',
    table: 'payout_reversals',
    path: '/reversals',
    open: 'creating',
    done: 'succeeded',
    amount: 1000,
    given: givenReversal,
    send: async (id) => (await app.container.make(SendReversal)).handle(id),
    moved: async () => (await stripeSandbox.connect.reversals.all()).map(({ amount }) => amount),
  },
]

/** A reserved request. Webhooks are held: only the answers of Stripe change the row. */
async function reserved({ given }: Kind): Promise<number> {
  const id = await given()
  await stripeSandbox.deliveriesDone()
  stripeSandbox.faults.holdWebhooks(true)
  return id
}

/** Methods of the calls that a piece of work made to Stripe. */
async function methodsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = stripeSandbox.requestLog.length
  await work()
  return stripeSandbox.requestLog.slice(before).map(({ method }) => method)
}

const rowOf = ({ table }: Kind, id: number) => db.from(table).where('id', id).firstOrFail()

test.group('Money that Stripe moves once', (group) => {
  group.each.setup(setupCheckout)

  test('{name} whose answer is lost is sent again under the same key and moved once')
    .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      stripeSandbox.faults.plan('drop_answer', ALL_TRIES)
      assert.equal(await kind.send(id), kind.open)
      assert.equal(await later(11 * HOUR_MINUTES, () => kind.send(id)), kind.done)
      const calls = callsOf(kind.path)
      assert.lengthOf(calls, ALL_TRIES + 1)
      assert.lengthOf(new Set(calls.map(({ idempotencyKey, form }) => idempotencyKey + form)), 1)
      assert.deepEqual(await kind.moved(), [kind.amount])
      assert.equal(await ledgerAddsUp(), 0)
    })

  test('{name} that Stripe refuses for good ends with the reason of Stripe')
    .tags(['REFD-3', 'PAYO-8', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      stripeSandbox.faults.plan('balance_insufficient', 1)
      assert.equal(await kind.send(id), 'failed')
      assert.include(await rowOf(kind, id), { status: 'failed', failure: 'balance_insufficient' })
      assert.deepEqual(await kind.moved(), [])
      assert.deepEqual(await methodsDuring(() => kind.send(id)), [])
    })

  for (const [fault, times] of [
    ['server_error', ALL_TRIES],
    ['unauthorized', 1],
  ] as const)
    test(`{name} that meets ${fault} stays open, queues behind the others and is retried`)
      .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
      .with(KINDS)
      .run(async ({ assert }, kind) => {
        const id = await reserved(kind)
        await db
          .from(kind.table)
          .where('id', id)
          .update({ updated_at: new Date(0) })
        stripeSandbox.faults.plan(fault, times)
        assert.equal(await kind.send(id), kind.open)
        const row = await rowOf(kind, id)
        assert.isNull(row.failure)
        assert.isAbove(row.updated_at.getTime(), Date.now() - 60_000)
        assert.deepEqual(await kind.moved(), [])
        assert.equal(await kind.send(id), kind.done)
        assert.deepEqual(await kind.moved(), [kind.amount])
      })

  test('{name} whose key is older than 12 hours is looked up and not sent again')
    .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      stripeSandbox.faults.plan('drop_answer', ALL_TRIES)
      await kind.send(id)
      const methods = await methodsDuring(() => later(13 * HOUR_MINUTES, () => kind.send(id)))
      assert.deepEqual(methods, ['GET'])
      assert.equal((await rowOf(kind, id)).status, kind.done)
      assert.deepEqual(await kind.moved(), [kind.amount])
    })

  test('{name} whose key is older than 12 hours is sent if Stripe has none')
    .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      stripeSandbox.faults.plan('server_error', ALL_TRIES)
      await kind.send(id)
      const methods = await methodsDuring(() => later(13 * HOUR_MINUTES, () => kind.send(id)))
      assert.deepEqual(methods, ['GET', 'POST'])
      assert.deepEqual(await kind.moved(), [kind.amount])
    })

  test('{name} that is applied already is not sent and stays as it is')
    .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      assert.equal(await kind.send(id), kind.done)
      const row = await rowOf(kind, id)
      const methods = await methodsDuring(async () => assert.equal(await kind.send(id), kind.done))
      assert.deepEqual(methods, [])
      assert.deepEqual(await rowOf(kind, id), row)
      assert.equal(await ledgerAddsUp(), 0)
    })

  test('{name} sent by two workers at once is moved and applied once')
    .tags(['REFD-3', 'PAYO-7', 'PAYO-11'])
    .with(KINDS)
    .run(async ({ assert }, kind) => {
      const id = await reserved(kind)
      await Promise.all([kind.send(id), kind.send(id)])
      assert.equal(await kind.send(id), kind.done)
      assert.deepEqual(await kind.moved(), [kind.amount])
      assert.equal(await ledgerAddsUp(), 0)
    })
})
