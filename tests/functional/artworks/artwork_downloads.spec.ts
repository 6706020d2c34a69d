import { test } from '@japa/runner'
import { useFolder, loggedIn } from '#tests/functional/artworks/artwork_fixtures'
import { givenArtist } from '#tests/support/given'
import { givenMember } from '#tests/support/given_band'
import { givenStoredArtwork } from '#tests/support/stored_artwork'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('The original of an artwork', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('is downloaded by a member of two bands, whichever the session was switched to', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const { artist: first, owner } = await givenArtist({})
    const { artist: second } = await givenArtist({})
    await givenMember(second.id, 'viewer', owner)
    const { artist: third } = await givenArtist({})
    await givenMember(third.id, 'merch', owner)
    const { artist: foreign } = await givenArtist({})
    const session = await loggedIn(owner)
    const statuses = async () => {
      const found: number[] = []
      for (const artist of [first, second, third, foreign]) {
        const { artwork } = await givenStoredArtwork(artist)
        found.push((await session.get(`/artworks/${artwork.id}/original`)).status)
      }
      return found
    }
    await session.get(`/dashboard?artist=${third.id}`)
    assert.deepEqual(await statuses(), [200, 200, 403, 404])
  }).tags(['TEAM-13', 'ART-5'])
})
