import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  onboarding,
  payoutRows,
} from '#tests/functional/payouts/payout_fixtures'
import { givenArtist } from '#tests/support/given'
import { parsePage } from '#tests/support/markup'

type Props = {
  account: { state: string; wanted: string[]; isHeld: boolean }
  balance: Record<string, number | string | null>
  payouts: { id: number; amount: number; status: string }[]
  statements: { month: string; closing: number }[]
}

test.group('The Payouts tab', (group) => {
  group.each.setup(setupCheckout)

  test('shows what is coming, due, on hold and owed, and when the next amount is due', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist, shippedDaysAgo: 4 })
    await givenEarned({ artist, shippedDaysAgo: null })
    await givenEarned({ artist, quantity: 1 })
    const disputed = await givenEarned({ artist })
    await disputed.merge({ paymentStatus: 'disputed' }).save()
    await givenDebt(artist.id, 250)
    const page = await client.get('/dashboard?tab=payouts').withInertia().loginAs(owner)
    const { balance } = page.inertiaProps as never as Props
    const { nextDueAt, ...amounts } = balance
    assert.deepEqual(amounts, {
      coming: 138,
      due: 6.9,
      held: 69,
      debt: 2.5,
      inTransit: 0,
      minimum: 25,
      holdingDays: 14,
      payoutDay: 0,
    })
    assert.equal(String(nextDueAt).slice(0, 10), clock.now().plus({ days: 10 }).toISODate())
  }).tags(['PAYO-14'])

  test('shows before an artist starts which accounts can be paid, as the sign-up page does', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const isSaid = async (path: string, account?: typeof owner) => {
      const request = client.get(path)
      const page = await (account ? request.loginAs(account) : request)
      return page.text().includes('only pay artists with a UK address and a UK bank account')
    }
    assert.isTrue(await isSaid('/artist-signup'))
    assert.isTrue(await isSaid('/dashboard?tab=payouts', owner))
    await onboarding(artist.id)
    const [account] = await stripeSandbox.connect.accounts.all()
    assert.equal(account!.country, 'GB')
    assert.isFalse(await isSaid('/dashboard?tab=payouts', owner))
  }).tags(['DEMO-2'])

  test('leads from the start through Stripe’s requirements to being paid', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const account = async (query = '') => {
      const page = await client.get(`/dashboard?tab=payouts${query}`).withInertia().loginAs(owner)
      return (page.inertiaProps as never as Props).account
    }
    assert.equal((await account()).state, 'missing')
    const { url } = await onboarding(artist.id)
    stripeSandbox.faults.holdWebhooks(true)
    const stripeAccount = await accountIdOf(artist.id)
    await stripeSandbox.connect.onboard(stripeAccount, 'without_bank')
    assert.equal((await account()).wanted.length, 3)
    const back = await account('&onboarding=back')
    assert.deepEqual([back.state, back.wanted], ['incomplete', ['A bank account to pay you to']])
    await stripeSandbox.connect.onboard(stripeAccount, 'complete')
    stripeSandbox.faults.plan('server_error', 3)
    assert.equal((await account('&onboarding=back')).state, 'incomplete')
    assert.equal((await account('&onboarding=back')).state, 'ready')
    assert.match(url, /^http/)
  }).tags(['PAYO-2'])

  test('lists the payouts, each with its orders, and the months', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await runPayouts()
    const page = await client.get('/dashboard?tab=payouts').withInertia().loginAs(owner)
    const { payouts, statements } = page.inertiaProps as never as Props
    assert.deepEqual(
      payouts.map(({ status, amount }) => [status, amount]),
      [['paid', 69]]
    )
    assert.deepEqual(statements, [
      {
        month: clock.today().toFormat('yyyy-MM'),
        opening: 0,
        sales: 69,
        refunds: 0,
        payouts: -69,
        takenBack: 0,
        corrections: 0,
        closing: 0,
      },
    ] as never)
    const one = await client
      .get(`/dashboard?tab=payouts&payout=${payouts[0]!.id}`)
      .withInertia()
      .loginAs(owner)
    const { payout } = one.inertiaProps as never as { payout: { lines: { orderNumber: string }[] } }
    assert.deepEqual(
      payout.lines.map(({ orderNumber }) => orderNumber),
      [order.orderNumber]
    )
    const month = await client
      .get(`/dashboard?tab=payouts&statement=${statements[0]!.month}`)
      .withInertia()
      .loginAs(owner)
    const { lines } = month.inertiaProps as never as { lines: { part: string; amount: number }[] }
    assert.deepEqual(
      lines.map(({ part, amount }) => [part, amount]),
      [
        ['sales', 69],
        ['payouts', -69],
      ]
    )
  }).tags(['PAYO-14'])

  test('never shows the payout of another artist', async ({ client }) => {
    const { artist } = await givenReadyArtist()
    const { owner: other, artist: others } = await givenArtist({})
    await givenEarned({ artist })
    await runPayouts()
    const [{ id }] = await payoutRows()
    for (const path of [
      `/dashboard?tab=payouts&payout=${id}`,
      '/dashboard?tab=payouts&payout=first',
      '/dashboard?tab=payouts&statement=2019-01',
    ]) {
      const page = await client.get(path).withInertia().loginAs(other)
      page.assertStatus(404)
    }
    const call = await client.get(`/api/artists/${others.id}/payouts/${id}`).loginAs(other)
    call.assertStatus(404)
  }).tags(['PAYO-16'])

  test('calls payouts that are not made so with one reason, by badge, money due and list', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const unset = await givenArtist({})
    await givenEarned({ artist })
    const hold = { payout_hold: true, payout_hold_reason: 'A test' }
    await db.from('payout_accounts').where('artist_id', artist.id).update(hold)
    const page = await parsePage(client, '/dashboard?tab=payouts', owner)
    const { text } = page.all('main')[0]!
    assert.isTrue(page.says('Paused by us'))
    assert.include(text, 'Kept here while your payouts are paused')
    assert.include(text, 'Nothing is paid out while your payouts are paused.')
    assert.isFalse(page.says('Ready'))
    assert.notInclude(text, 'until Stripe')
    assert.match(page.one('a', 'email us').attributes.href!, /^\/contact/)
    const other = await parsePage(client, '/dashboard?tab=payouts', unset.owner)
    assert.include(other.all('main')[0]!.text, 'Kept here until you set up payouts')
    assert.include(other.all('main')[0]!.text, 'Set up payouts with Stripe first')
  }).tags(['DLOK-2'])
})
