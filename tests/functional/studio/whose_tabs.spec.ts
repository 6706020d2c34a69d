import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Artist from '#artists/models/artist'
import { UserFactory } from '#database/factories/user_factory'
import { TABS } from '#shared/dashboard_tabs'
import { givenArtist } from '#tests/support/given'
import {
  CALLERS,
  givenPeopleAndThings,
  type Caller,
  type RoleFixtures,
} from '#tests/support/callers'

/** The dashboard that each caller sees who asks for that of `owner`: a fan sees the set-up form. */
const shown: Record<Exclude<Caller, 'visitor'>, 'owner' | 'other' | null> = {
  fan: null,
  owner: 'owner',
  other: 'other',
  admin: 'owner',
}

/** Tabs that list any of these: the others hold figures and forms. */
const LISTS = ['overview', 'product-management', 'orders', 'gigs', 'qr-codes', 'old-products']

/** Words that only the owner and admins may find on any of the pages. */
const privateWords = ({ order, guestOrder, draft, code, gig }: RoleFixtures) => [
  order.orderNumber,
  guestOrder.orderNumber,
  draft.name,
  code.code,
  gig.name,
]

test.group('Each tab of the dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{$self} is shown only to its artist and to admins')
    .tags(['PROF-20', 'PAYO-16'])
    .with([...TABS])
    .run(async ({ assert, client }, tab) => {
      const fixtures = await givenPeopleAndThings()
      const other = await Artist.findByOrFail('userId', fixtures.accounts.other!.id)
      const artists = { owner: fixtures.artist.id, other: other.id }
      for (const caller of CALLERS) {
        const path = `/dashboard?tab=${tab}&artist=${fixtures.artist.id}`
        const account = fixtures.accounts[caller]
        if (caller === 'visitor' || !account) {
          const answer = await client.get(path).redirects(0)
          answer.assertStatus(302)
          continue
        }
        const page = await client.get(path).withInertia().loginAs(account)
        page.assertStatus(200)
        const { artist } = page.inertiaProps as { artist?: { id: number } }
        const whose = shown[caller]
        assert.equal(artist?.id, whose ? artists[whose] : undefined, caller)
        const text = JSON.stringify(page.body())
        if (whose === 'owner') {
          const isTold = privateWords(fixtures).some((word) => text.includes(word))
          if (LISTS.includes(tab)) assert.isTrue(isTold, caller)
          continue
        }
        for (const word of privateWords(fixtures)) assert.notInclude(text, word, caller)
      }
    })

  test('of an admin is the list of artists, unless an artist is named', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const { artist } = await givenArtist({})
    for (const query of [
      '',
      '?artist=',
      '?artist=abc',
      '?artist=0',
      '?tab=orders',
      '?artist=1.5',
    ]) {
      const answer = await client.get(`/dashboard${query}`).loginAs(admin).redirects(0)
      answer.assertStatus(302)
      assert.equal(answer.header('location'), '/admin/artists', query)
    }
    const named = await client.get(`/dashboard?artist=${artist.id}`).loginAs(admin).redirects(0)
    named.assertStatus(200)
    const unknown = await client.get('/dashboard?artist=2147483647').loginAs(admin).redirects(0)
    unknown.assertStatus(404)
  }).tags(['OPS-14'])

  test('has its own title, different from that of the dashboard', async ({ assert, client }) => {
    const { owner } = await givenArtist({ bandName: 'Night Bus' })
    const titles: string[] = []
    for (const tab of TABS) {
      const page = await client.get(`/dashboard?tab=${tab}`).loginAs(owner)
      titles.push(/<title[^>]*>([^<]+)</.exec(page.text())![1]!)
    }
    assert.lengthOf(new Set(titles), TABS.length, titles.join())
    for (const title of titles) assert.match(title, /^(?!Dashboard).+ · Night Bus/)
  })
})
