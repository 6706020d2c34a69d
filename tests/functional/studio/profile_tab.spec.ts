import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'

type Profile = { artist: { id: number; updatedAt: string }; tab: string; genres: string[] }

test.group('The Profile tab', (group) => {
  group.each.setup(rollbackAfterEach)

  test('shows an artist their own profile, whichever is asked for, and an admin any', async ({
    assert,
    client,
  }) => {
    const [one, two] = [await givenArtist({}), await givenArtist({})]
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const open = async (path: string, account = one.owner) => {
      const page = await client.get(path).loginAs(account).withInertia()
      page.assertStatus(200)
      page.assertInertiaComponent('studio/profile')
      return page.inertiaProps as never as Profile
    }
    const { artist, tab, genres } = await open('/dashboard?tab=profile')
    assert.deepEqual([artist.id, tab, genres.length], [one.artist.id, 'profile', 11])
    assert.isString(artist.updatedAt)
    const foreign = await open(`/dashboard?tab=profile&artist=${two.artist.id}`)
    assert.equal(foreign.artist.id, one.artist.id)
    const read = await open(`/dashboard?tab=profile&artist=${two.artist.id}`, admin)
    assert.equal(read.artist.id, two.artist.id)
  }).tags(['PROF-11'])

  test('leads visitors to the artists’ login page and fans to the set-up form', async ({
    assert,
    client,
  }) => {
    const visit = await client.get('/dashboard?tab=profile').redirects(0)
    assert.equal(visit.header('location'), '/login/artist')
    const fan = await UserFactory.create()
    const page = await client.get('/dashboard?tab=profile').loginAs(fan).withInertia()
    page.assertInertiaComponent('studio/set_up_profile')
  }).tags(['PROF-2'])
})
