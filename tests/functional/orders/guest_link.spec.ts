import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import app from '@adonisjs/core/services/app'
import { UserFactory } from '#database/factories/user_factory'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenPaidOrder } from '#tests/support/given'
import { deliverMails } from '#tests/support/outgoing_mails'
import { HttpSession } from '#tests/support/http_session'

const BUYER = 'robin@example.com'

async function issuedPath(checkoutId: number) {
  const issue = await app.container.make(IssueOrderLink)
  const { pathname, search } = new URL(await issue.handle(checkoutId))
  return pathname + search
}

test.group('A guest’s link', (group) => {
  group.each.setup(rollbackAfterEach)

  test('opens the order without an account, on its page and by the call', async ({
    assert,
    client,
  }) => {
    const { order, checkout } = await givenPaidOrder({})
    const path = await issuedPath(checkout.id)
    assert.match(path, new RegExp(`^/orders/${order.orderNumber}\\?token=[\\w-]{43}$`))
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('orders/order')
    const token = path.split('token=')[1]!
    page.assertInertiaPropsContains({ token, order: { customerName: 'Robin Example' } })
    assert.equal(page.header('referrer-policy'), 'no-referrer')
    assert.equal(page.header('x-robots-tag'), 'noindex')
    ;(await client.get(`/api/orders/${order.id}?token=${token}`)).assertStatus(200)
    // Signed in to another account it opens as well: the link alone counts.
    ;(await client.get(path).loginAs(await UserFactory.create())).assertStatus(200)
  }).tags(['ORD-3'])

  test('is kept as a hash alone, and a new one ends the one before', async ({ assert, client }) => {
    const { checkout } = await givenPaidOrder({})
    const first = await issuedPath(checkout.id)
    const token = first.split('token=')[1]!
    const row = await db.from('checkouts').where('id', checkout.id).firstOrFail()
    assert.equal(row.access_token_hash, hashToken(token))
    assert.notInclude(JSON.stringify(row), token)
    const second = await issuedPath(checkout.id)
    ;(await client.get(first)).assertStatus(404)
    ;(await client.get(second)).assertStatus(200)
  })

  test('works for 90 days', async ({ client, cleanup }) => {
    const { order, checkout } = await givenPaidOrder({})
    const path = await issuedPath(checkout.id)
    const token = path.split('token=')[1]!
    const issued = clock.now()
    cleanup(clock.set(() => issued.plus({ days: 90 }).minus({ minutes: 1 })))
    ;(await client.get(path)).assertStatus(200)
    cleanup(clock.set(() => issued.plus({ days: 90, minutes: 1 })))
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(`/api/orders/${order.id}?token=${token}`)).assertStatus(404)
  }).tags(['ORD-3'])

  test('opens nothing where it is forged or for another order, and answers as for an order that does not exist', async ({
    assert,
    client,
  }) => {
    const { order } = await givenPaidOrder({})
    const { checkout: another } = await givenPaidOrder({})
    const foreign = (await issuedPath(another.id)).split('token=')[1]!
    const answers = []
    for (const address of [
      `/orders/${order.orderNumber}?token=${foreign}`,
      `/orders/${order.orderNumber}?token=made-up`,
      `/orders/${order.orderNumber}?token=`,
      `/orders/${order.orderNumber}?token[]=${foreign}`,
      `/orders/GS-2222-2222?token=made-up`,
    ]) {
      const answer = await client.get(address).withInertia()
      answer.assertStatus(404)
      answer.assertInertiaComponent('orders/link_ended')
      answers.push(Object.keys(answer.inertiaProps).sort().join())
    }
    assert.lengthOf(new Set(answers), 1)
    ;(await client.get(`/api/orders/${order.id}?token=${foreign}`)).assertStatus(404)
  }).tags(['ORD-3'])

  test('is not needed by a buyer with an account: the mail links to the page behind the sign-in', async ({
    assert,
  }) => {
    const { order, checkout } = await givenPaidOrder({ buyer: await UserFactory.create() })
    assert.equal(await issuedPath(checkout.id), `/orders/${order.orderNumber}`)
    await checkout.refresh()
    assert.isNull(checkout.accessTokenHash)
  })
})

test.group('A lost link', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => {
    mail.fake()
    return () => mail.restore()
  })

  async function ask(body: Record<string, unknown>, visitor = new HttpSession()) {
    const mailer = mail.fake()
    const answer = await visitor.post('/api/orders/link', body)
    await deliverMails()
    return { answer, sent: mailer.mails.sent() }
  }

  test('is sent again to the buyer’s own email, and opens the order', async ({
    assert,
    client,
  }) => {
    const { order } = await givenPaidOrder({})
    const { answer, sent } = await ask({
      orderNumber: ` ${order.orderNumber.toLowerCase()} `,
      email: BUYER.toUpperCase(),
    })
    assert.equal(answer.status, 202)
    assert.lengthOf(sent, 1)
    assert.isTrue(sent[0]!.message.hasTo(BUYER))
    await sent[0]!.buildWithContents()
    const text = String(sent[0]!.message.toJSON().message.text)
    const path = /(\/orders\/\S+)/.exec(text)![1]!
    ;(await client.get(path)).assertStatus(200)
  })

  test('answers the same whether or not there is such an order, and changes nothing then', async ({
    assert,
  }) => {
    const { order, checkout } = await givenPaidOrder({})
    const known = await ask({ orderNumber: order.orderNumber, email: BUYER })
    const hash = (await checkout.refresh()).accessTokenHash
    for (const body of [
      { orderNumber: order.orderNumber, email: 'somebody@else.test' },
      { orderNumber: 'GS-2222-2222', email: BUYER },
    ]) {
      const { answer, sent } = await ask(body)
      assert.equal(answer.status, 202)
      assert.equal(answer.text, known.answer.text)
      assert.lengthOf(sent, 0)
    }
    assert.equal((await checkout.refresh()).accessTokenHash, hash)
  }).tags(['ORD-3'])

  test('is for paid orders: no email is sent about an unpaid one', async ({ assert }) => {
    const { order, checkout } = await givenPaidOrder({})
    await order.merge({ status: 'pending', paymentStatus: 'unpaid' }).save()
    await checkout.merge({ paidAt: null, paymentStatus: 'unpaid' }).save()
    const { sent } = await ask({ orderNumber: order.orderNumber, email: BUYER })
    assert.lengthOf(sent, 0)
  })

  test('says which field is wrong', async ({ assert }) => {
    const { answer, sent } = await ask({ orderNumber: 'twelve', email: 'nobody' })
    assert.equal(answer.status, 422)
    assert.deepEqual(
      answer.json().errors.map(({ field }: { field: string }) => field),
      ['orderNumber', 'email']
    )
    assert.lengthOf(sent, 0)
  })

  test('is limited, for known and unknown orders alike', async ({ assert }) => {
    const { order } = await givenPaidOrder({})
    for (const orderNumber of [order.orderNumber, 'GS-2222-2222']) {
      const statuses = []
      for (let asked = 0; asked < 6; asked++)
        statuses.push((await ask({ orderNumber, email: BUYER })).answer.status)
      assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429])
    }
  })

  test('makes a network wait ten minutes at most', async ({ assert }) => {
    for (let asked = 0; asked < 30; asked++)
      await ask({ orderNumber: 'GS-2222-2222', email: `buyer-${asked}@example.test` })
    const { answer } = await ask({ orderNumber: 'GS-2222-2222', email: BUYER })
    assert.equal(answer.status, 429)
    assert.isAtMost(Number(answer.headers.get('retry-after')), 600)
  }).tags(['LIMIT-15'])

  test('has a page that any visitor may open, and that echoes nothing but an order number', async ({
    client,
  }) => {
    const plain = await client.get('/orders/find').withInertia()
    plain.assertInertiaComponent('orders/find')
    plain.assertInertiaPropsContains({ orderNumber: null })
    const filled = await client.get('/orders/find?order=gs-2222-2222').withInertia()
    filled.assertInertiaPropsContains({ orderNumber: 'GS-2222-2222' })
    const rubbish = await client.get('/orders/find?order=<b>').withInertia()
    rubbish.assertInertiaPropsContains({ orderNumber: null })
  })
})
