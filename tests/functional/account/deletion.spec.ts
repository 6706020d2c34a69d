import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { AccountLinkFactory } from '#database/factories/account_link_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { TourFactory } from '#database/factories/tour_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { CountSearchWords } from '#search/public'
import { clock } from '#shared/clock'
import { PRODUCT_STATUSES, type ProductStatus } from '#shared/product_status'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { keepCalendar } from '#tests/functional/gigs/import_calls'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const PERSON = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  email: 'zephyrine@quillfeather.test',
}
const CONTACT = {
  customerName: 'Zephyrine Quillfeather',
  customerEmail: PERSON.email,
  customerPhone: '07700 900123',
  street: '17 Marmalade Parade',
  city: 'Toffeeborough',
  state: 'Fudgeshire',
  zipCode: 'ZQ9 9ZQ',
}
const TRACES = /zephyrine|quillfeather|marmalade|7700 ?900123|toffeeborough|fudgeshire|ZQ9/i

/** Rows anywhere in the database that contain personal data. */
async function tracesLeft(): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
  )
  const found: string[] = []
  for (const { name } of rows) {
    const all = await db.rawQuery<{ rows: { row: string }[] }>(
      `SELECT to_jsonb(t)::text AS row FROM ${name} t`
    )
    found.push(...all.rows.filter(({ row }) => TRACES.test(row)).map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** Fills each text of an artist's profile, those that a later column adds too. */
async function fillProfile(artistId: number) {
  const texts = await db
    .from('information_schema.columns')
    .where({ table_schema: 'public', table_name: 'artists' })
    .where({ data_type: 'text', is_nullable: 'YES' })
    .whereNot('column_name', 'genre')
    .select('column_name')
  const filled = Object.fromEntries(texts.map(({ column_name: name }) => [name, 'Zephyrine']))
  await db
    .from('artists')
    .where('id', artistId)
    .update({ ...filled, social_links: { otherLink: 'https://quillfeather.test' } })
}

/** A user with data in every module of the shop, all of whose orders are posted. */
async function givenPerson(changes: Partial<Pick<User, 'password'>> = {}) {
  const user = await UserFactory.apply('verified')
    .merge({ ...PERSON, ...changes })
    .create()
  const { product, artist } = await givenActiveProduct({})
  for (const buyer of [user, undefined]) {
    const { order, checkout } = await givenPaidOrder({ product, buyer })
    await checkout.merge({ ...CONTACT, accessTokenHash: buyer ? null : 'hash' }).save()
    await order.merge({ status: 'delivered' }).save()
    if (!buyer) continue
    const written = { userId: user.id, productId: product.id, orderId: order.id }
    await ReviewFactory.merge({ ...written, rating: 4, body: 'Zephyrine likes it' }).create()
  }
  await FanFavoriteFactory.merge({ userId: user.id }).create()
  await ProductFavoriteFactory.merge({ userId: user.id }).create()
  await PasswordResetFactory.merge({ userId: user.id }).create()
  await SocialIdentityFactory.merge({ userId: user.id, providerUserId: 'zephyrine' }).create()
  await AccountLinkFactory.merge({ userId: user.id, newEmail: 'z@quillfeather.test' }).create()
  return { user, product, artist }
}

const remove = (browser: HttpSession, body: object = { password: FACTORY_PASSWORD }) =>
  browser.delete('/api/account', body)

const ledgerSums = () =>
  db
    .from('checkouts')
    .orderBy('id')
    .select('items_amount', 'shipping_amount', 'total_amount', 'payment_status', 'country')

/** The search text of an order holds the customer's name, and is emptied with it. */
async function soldRows() {
  const all = await db.from('orders').orderBy('id')
  return all.map(({ search_text: _, ...row }) => row)
}

test.group('Deleting one’s account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('leaves nothing of the person in any table, and the ledger as it was', async ({
    assert,
  }) => {
    const { user, product, artist } = await givenPerson()
    const bystander = await CheckoutFactory.create()
    const browser = await signedIn(user)
    const elsewhere = await signedIn(user)
    assert.isNotEmpty(await tracesLeft())
    const [sums, sold] = [await ledgerSums(), await soldRows()]
    const sales = () => db.from('sales_facts').where('artist_id', artist.id).orderBy('order_id')
    const figures = await sales()

    assert.equal((await remove(browser)).status, 204)
    assert.deepEqual(await tracesLeft(), [])
    assert.deepEqual(await ledgerSums(), sums)
    assert.deepEqual(await soldRows(), sold)
    assert.deepEqual(await sales(), figures)
    assert.equal((await bystander.refresh()).customerName, 'Robin Example')
    const review = await db.from('reviews').where('product_id', product.id).firstOrFail()
    assert.containSubset(review, { rating: 4, body: null })
    for (const gone of [browser, elsewhere]) assert.isFalse(await gone.isSignedIn())
  }).tags(['ACC-3'])

  test('frees the email for a new account, which has nothing of the old one', async ({
    assert,
  }) => {
    const { user } = await givenPerson()
    await remove(await signedIn(user))
    const visitor = new HttpSession()
    const credentials = { email: PERSON.email, password: FACTORY_PASSWORD }
    assert.equal(await visitor.postStatus('/api/login', credentials), 401)
    assert.equal(await visitor.postStatus('/api/register', credentials), 201)
    const account = await visitor.account()
    assert.notEqual(account.id, user.id)
    const orders = await visitor.get(`/api/users/${account.id}/orders`)
    assert.deepEqual(orders.json(), [])
  }).tags(['ACC-3'])

  test('without the right password it changes nothing')
    .with([{ password: 'not the password' }, {}, { token: 'made-up' }])
    .run(async ({ assert }, body) => {
      const { user } = await givenPerson()
      const browser = await signedIn(user)
      const before = await tracesLeft()
      const answer = await remove(browser, body)
      assert.equal(answer.status, 422)
      assert.equal(answer.json().errors[0].field, 'password')
      assert.sameMembers(await tracesLeft(), before)
      assert.isTrue(await browser.isSignedIn())
    })

  test('is refused while an order is still to be made or posted, which needs the address')
    .with(['pending', 'processing'] as const)
    .run(async ({ assert }, status) => {
      const { user, product } = await givenPerson()
      const { order } = await givenPaidOrder({ product, buyer: user })
      const paymentStatus = status === 'pending' ? 'unpaid' : 'paid'
      await order.merge({ status, paymentStatus }).save()
      const browser = await signedIn(user)
      const before = await tracesLeft()
      const answer = await remove(browser)
      assert.equal(answer.status, 409)
      assert.containSubset(answer.json(), {
        code: 'E_OPEN_ORDERS',
        orderNumbers: [order.orderNumber],
      })
      assert.sameMembers(await tracesLeft(), before)
      assert.isTrue(await browser.isSignedIn())
      await order.merge({ status: 'shipped', paymentStatus: 'paid' }).save()
      assert.equal((await remove(browser)).status, 204)
    })

  test('refuses to delete the last admin', async ({ assert }) => {
    const admins = await UserFactory.apply('admin').createMany(2)
    const [first, last] = await Promise.all(admins.map((admin) => signedIn(admin)))
    assert.equal((await remove(first!)).status, 204)
    const answer = await remove(last!)
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_LAST_ADMIN')
    assert.isTrue(await last!.isSignedIn())
  }).tags(['ADMN-19'])

  test('keeps guest orders made with an email that was never confirmed', async ({ assert }) => {
    const { user } = await givenPerson()
    await user.merge({ emailVerifiedAt: null }).save()
    await remove(await signedIn(user))
    const left = await db.from('checkouts').where('customer_email', PERSON.email)
    assert.lengthOf(left, 1)
    assert.isNull(left[0].user_id)
  })

  test('asks a visitor to sign in', async ({ assert }) => {
    assert.equal((await remove(new HttpSession())).status, 401)
    assert.equal(await new HttpSession().postStatus('/api/account/deletion-link'), 401)
  })
})

test.group('Deleting an artist’s account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('retires the products, closes the store, and keeps what is to be paid out', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Quillfeather' })
    await fillProfile(artist.id)
    const { product } = await givenActiveProduct({ artist })
    const { product: paused } = await givenActiveProduct({ artist })
    await paused.merge({ status: 'inactive' }).save()
    const { product: draft } = await givenActiveProduct({ artist })
    await draft.merge({ status: 'draft' }).save()
    const others: ProductStatus[] = ['pending_approval', 'approved', 'rejected', 'retired']
    for (const status of others) {
      const { product: other } = await givenActiveProduct({ artist })
      await other.merge({ status }).save()
    }
    const { order } = await givenPaidOrder({ product })
    const before = await db.from('orders').where('id', order.id).first()
    const browser = await signedIn(owner)
    const fan = await FanFavoriteFactory.merge({
      artistId: artist.id,
      allowsAnnouncements: true,
    }).create()
    const announcements = { productId: product.id, body: 'Zephyrine is back.' }
    assert.equal(
      await browser.postStatus(`/api/artists/${artist.id}/announcements`, announcements),
      201
    )
    assert.lengthOf(await db.from('announcement_recipients').where('user_id', fan.userId), 1)
    await keepCalendar(artist.id)
    await TourFactory.merge({ artistId: artist.id }).create()

    assert.equal((await remove(browser)).status, 204)
    assert.lengthOf(await db.from('announcements'), 0)
    assert.isNull((await db.from('gig_import_sources').firstOrFail()).address)
    assert.isEmpty(await db.from('tours'))
    const statuses = await db.from('products').where('artist_id', artist.id).orderBy('id')
    assert.deepEqual(
      statuses.map(({ status }) => status),
      PRODUCT_STATUSES.map(() => 'retired')
    )
    const moves = await db
      .from('product_status_history')
      .whereIn(
        'product_id',
        statuses.map(({ id }) => id)
      )
      .where('to_status', 'retired')
      .orderBy('product_id')
      .select('from_status', 'actor_user_id')
    assert.deepEqual(moves, [
      { from_status: 'active', actor_user_id: owner.id },
      { from_status: 'inactive', actor_user_id: owner.id },
      { from_status: 'draft', actor_user_id: owner.id },
      { from_status: 'pending_approval', actor_user_id: owner.id },
      { from_status: 'approved', actor_user_id: owner.id },
      { from_status: 'rejected', actor_user_id: owner.id },
    ])
    assert.deepEqual(await db.from('orders').where('id', order.id).first(), before)
    // Search words belong to no account; those without a product are deleted by the daily count.
    await (await app.container.make(CountSearchWords)).handle()
    assert.deepEqual(
      (await tracesLeft()).filter((trace) => !trace.startsWith('orders ')),
      []
    )
    const visitor = new HttpSession()
    for (const path of [`/store/${artist.id}`, `/product/${product.id}`])
      assert.equal(await visitor.getStatus(path), 404)
    const [row] = await db.from('artists').where('id', artist.id)
    assert.equal(row.profit_share_percentage, '60.00')
    await givenArtist({ bandName: 'Quillfeather' })
  }).tags(['ACC-3'])
})

test.group('Deleting an account without a password', (group) => {
  group.each.setup(rollbackAfterEach)

  test('needs a link from the mail, which works once, in time, and for this account', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { user } = await givenPerson({ password: null })
    const other = await UserFactory.merge({ password: null }).create()
    const ask = async (account: User) => {
      const [sent] = await mailsDuring(async () => {
        const asked = client.post('/api/account/deletion-link').loginAs(account).withCsrfToken()
        ;(await asked).assertStatus(202)
      })
      assert.equal(sent!.to, account.email)
      return sent!.token!
    }
    const removeBy = async (token?: string) =>
      (await client.delete('/api/account').json({ token }).loginAs(user).withCsrfToken()).status()
    const replaced = await ask(user)
    const token = await ask(user)
    for (const wrong of [undefined, 'made-up', replaced, await ask(other)])
      assert.equal(await removeBy(wrong), 422)
    const later = clock.now().plus({ minutes: 61 })
    const restore = clock.set(() => later)
    cleanup(restore)
    assert.equal(await removeBy(token), 422)
    restore()
    const page = await client.get(`/account/delete?token=${token}`).withInertia().loginAs(user)
    page.assertInertiaPropsContains({ token })
    const foreign = await client.get(`/account/delete?token=${token}`).withInertia().loginAs(other)
    foreign.assertInertiaPropsContains({ token: null })
    assert.isNotEmpty(await tracesLeft())
    assert.equal(await removeBy(token), 204)
    assert.deepEqual(await tracesLeft(), [])
  })
})
