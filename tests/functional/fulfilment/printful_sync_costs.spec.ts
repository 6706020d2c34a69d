import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { ProductCountQuery } from '#catalog/public'
import app from '@adonisjs/core/services/app'
import { UserFactory } from '#database/factories/user_factory'
import CostWarningMail from '#fulfilment/mails/cost_warning_mail'
import { costWarning } from '#fulfilment/mails/cost_warning_mail'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import User from '#identity/models/user'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { clock } from '#shared/clock'
import { fromDecimal, pence, toDecimal, toNumber, type Pence } from '#shared/money'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'
import { deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import { found, givenProductOf, smallStore, sync } from './sync_fixtures.js'

const MUG = 'Half-Day Wednesday Mug'
const POSTER = 'Polly Tunnel Seed Poster'

let mails: ReturnType<typeof mail.fake>['mails']

function keepMails() {
  mails = mail.fake().mails
  return () => mail.restore()
}

type Made = Awaited<ReturnType<typeof givenProductOf>>

const baseOf = ({ row }: Made) => fromDecimal(String(row.base_price))

/** Sets the provider's cost of every variant of a product, in pounds. */
async function ask({ variants }: Made, cost: Pence) {
  for (const { catalog_variant_id: id } of variants)
    await printfulSandbox.catalog.setCost(Number(id), toDecimal(cost))
}

const columnsOf = async ({ id }: Made) => {
  const row = (await db.from('products').where('id', id).firstOrFail()) as Record<string, never>
  return {
    base: row.base_price as string,
    printfulCost: row.printful_cost as string,
    price: row.selling_price as string,
    minimum: row.minimum_price as string,
    profit: row.artist_profit as string,
    providerCost: row.provider_cost as string | null,
    isBelow: row.below_minimum_since !== null,
  }
}

type Warned = { syncId: number; userId: number; audience: string }

/** The accounts that are to be emailed, in the order in which that was asked for. */
async function toBeWarned(): Promise<Warned[]> {
  const rows = await db.from('outgoing_mails').where('mail', costWarning.name).orderBy('id')
  return rows.map(({ data }) => data as Warned)
}

const twice = (cost: Pence) => pence(cost * 2)

test.group('A cost that Printful has raised', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore([MUG, POSTER]))
  group.each.setup(keepMails)

  test('leaves price, base and profit alone, and marks products below the minimum', async ({
    assert,
  }) => {
    const made = await givenProductOf(MUG)
    const before = await columnsOf(made)
    await sync()
    assert.deepEqual(await columnsOf(made), { ...before, providerCost: before.base })
    // Twice the old base is still enough for this one.
    const higher = pence(baseOf(made) + 100)
    await ask(made, higher)
    assert.deepEqual(found(await sync()), { costs_changed: 1 })
    assert.deepEqual(await columnsOf(made), { ...before, providerCost: toDecimal(higher) })
    const tooHigh = pence(baseOf(made) * 2)
    await ask(made, tooHigh)
    assert.deepEqual(found(await sync()), { costs_changed: 1, flagged: 1 })
    assert.deepEqual(await columnsOf(made), {
      ...before,
      providerCost: toDecimal(tooHigh),
      isBelow: true,
    })
    await ask(made, baseOf(made))
    assert.deepEqual(found(await sync()), { costs_changed: 1 })
    assert.deepEqual(await columnsOf(made), { ...before, providerCost: before.base })
  }).tags(['SYNC-4'])

  test('sends the artist and every admin one email each, once', async ({ assert }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Moth Tax' })
    const mug = await givenProductOf(MUG, { artist })
    const other = await givenProductOf(POSTER, { artist })
    await UserFactory.apply('admin').merge({ suspendedAt: clock.now() }).create()
    await sync()
    assert.isEmpty(await toBeWarned())
    for (const made of [mug, other]) await ask(made, twice(baseOf(made)))
    const run = await sync()
    assert.equal(run.flagged, 2)
    const admins = await User.query().where('userType', 'admin').whereNull('suspendedAt')
    const waiting = await toBeWarned()
    assert.sameMembers(
      waiting.map(({ userId }) => userId),
      [owner.id, ...admins.map(({ id }) => id)]
    )
    assert.equal(await deliverMails(), waiting.length)
    mails.assertSentCount(CostWarningMail, 1 + admins.length)
    mails.assertSent(CostWarningMail, ({ message }) => {
      if (!message.hasTo(owner.email!)) return false
      message.assertSubject('Printful’s prices for 2 products have gone up')
      message.assertHtmlIncludes(MUG)
      const cost = toNumber(twice(baseOf(mug))).toFixed(2)
      message.assertTextIncludes(`Printful now charges £${cost}`)
      message.assertTextIncludes(`/dashboard?artist=${artist.id}&tab=product-management`)
      return true
    })
    mails.assertSent(CostWarningMail, ({ message }) => {
      if (!message.hasTo(admins[0]!.email)) return false
      message.assertTextIncludes(`${MUG} (Moth Tax)`)
      return true
    })
    // Still too cheap, at a higher cost: no new email.
    await ask(mug, pence(baseOf(mug) * 3))
    assert.deepEqual(found(await sync()), { costs_changed: 1 })
    assert.isEmpty(await waitingMails())
    // Marked again: emailed again.
    await ask(mug, baseOf(mug))
    await sync()
    await ask(mug, twice(baseOf(mug)))
    assert.equal((await sync()).flagged, 1)
    assert.lengthOf(await waitingMails(), waiting.length)
  }).tags(['SYNC-5'])

  test('becomes the base with the next price, which is checked against it, but not with a change of text', async ({
    assert,
    client,
  }) => {
    const made = await givenProductOf(MUG)
    const owner = await User.findOrFail(made.artist.userId)
    const base = baseOf(made)
    const cost = twice(base)
    await ask(made, cost)
    await sync()
    const change = (body: object) =>
      client.patch(`/api/products/${made.id}`).json(body).loginAs(owner).withCsrfToken()
    const price = toNumber(fromDecimal(String(made.row.selling_price)))
    const renamed = await change({ name: 'Half-Day Mug', sellingPrice: price })
    renamed.assertStatus(200)
    assert.isTrue((await columnsOf(made)).isBelow)
    assert.equal((await columnsOf(made)).base, toDecimal(base))
    const minimum = pence(Math.ceil(cost * 1.4))
    const low = await change({ sellingPrice: toNumber(pence(minimum - 1)) })
    low.assertStatus(422)
    low.assertBodyContains({
      errors: [
        {
          field: 'sellingPrice',
          message: `Selling price must be at least £${toDecimal(minimum)} (40% margin required)`,
        },
      ],
    })
    assert.isTrue((await columnsOf(made)).isBelow)
    const good = await change({ sellingPrice: toNumber(minimum) })
    good.assertStatus(200)
    good.assertBodyContains({
      basePrice: toNumber(cost),
      printfulCost: toNumber(cost),
      providerCost: toNumber(cost),
      minimumPrice: toNumber(minimum),
      belowMinimumSince: null,
    })
    const unit = minimum - cost
    assert.equal((await columnsOf(made)).profit, toDecimal(pence(Math.round(unit * 0.6))))
    assert.deepEqual(found(await sync()), {})
  }).tags(['SYNC-4'])

  test('is shown only to owner and admins with the current cost, is counted and listed', async ({
    assert,
    client,
  }) => {
    const made = await givenProductOf(MUG)
    const fine = await givenProductOf(POSTER)
    const cost = twice(baseOf(made))
    await ask(made, cost)
    await sync()
    const owner = await User.findOrFail(made.artist.userId)
    for (const account of [owner, made.admin]) {
      const answer = await client.get(`/api/products/${made.id}`).loginAs(account)
      answer.assertBodyContains({ providerCost: toNumber(cost) })
      assert.isString((answer.body() as { belowMinimumSince: string }).belowMinimumSince)
    }
    const visitor = await client.get(`/api/products/${made.id}`)
    assert.notProperty(visitor.body(), 'providerCost')
    assert.notProperty(visitor.body(), 'belowMinimumSince')
    const query = await app.container.make(ProductCountQuery)
    assert.deepEqual(
      [
        await query.belowMinimum(),
        await query.belowMinimum(made.artist.id),
        await query.belowMinimum(fine.artist.id),
      ],
      [1, 1, 0]
    )
    const page = await client.get('/dashboard?tab=product-management').withInertia().loginAs(owner)
    page.assertInertiaPropsContains({ products: [{ providerCost: toNumber(cost) }] })
    await db.from('products').where('id', made.id).update({ status: 'retired' })
    assert.equal(await query.belowMinimum(), 0)
  }).tags(['SYNC-4'])

  test('in a currency without a rate changes nothing', async ({ assert, cleanup }) => {
    const made = await givenProductOf(MUG)
    await sync()
    await ask(made, twice(baseOf(made)))
    const { catalogItem } = PrintfulProducts.prototype
    cleanup(() => {
      PrintfulProducts.prototype.catalogItem = catalogItem
    })
    PrintfulProducts.prototype.catalogItem = async function (...asked) {
      const { item, variants, skipped } = await catalogItem.apply(this, asked)
      const inCrowns = variants.map((variant) => ({
        ...variant,
        price: { ...variant.price, currency: 'SEK' },
      }))
      return { item, variants: inCrowns, skipped }
    }
    assert.deepEqual(found(await sync()), {})
    assert.equal((await columnsOf(made)).providerCost, toDecimal(baseOf(made)))
  }).tags(['SYNC-4'])
})
