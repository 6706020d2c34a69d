import { setTimeout } from 'node:timers/promises'
import limiter from '@adonisjs/limiter/services/main'
import drive from '@adonisjs/drive/services/main'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#identity/models/user'
import { afterResponseDone } from '#core/after_response'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist, givenScannedCode } from '#tests/support/given'
import { dataUrl, pictureOf } from '#tests/support/photos'

type Ask = (
  client: ApiClient,
  artist: { id: number; owner: User; code: string }
) => Promise<ApiResponse>

async function givenBand() {
  const { artist, owner } = await givenArtist({})
  const { code } = await givenScannedCode({ artist })
  return { id: artist.id, owner, code: code.code }
}

async function uploadOf(): Promise<Ask> {
  const profileImageUrl = dataUrl(await pictureOf({ width: 3900, height: 3900 }))
  return async (client, { id, owner }) => {
    const path = `/api/artists/${id}/upload-photo`
    return client.put(path).loginAs(owner).withCsrfToken().json({ profileImageUrl })
  }
}

async function posterOf(): Promise<Ask> {
  return async (client, { code, owner }) =>
    client.get(`/qr-codes/${code}/poster.pdf`).accept('html').loginAs(owner)
}

const pictureOfCode =
  (size: number): Ask =>
  async (client, { code, owner }) =>
    client.get(`/qr-codes/${code}/image.png?size=${size}`).accept('html').loginAs(owner)

test.group('An artist who asks for many at once', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(async () => limiter.clear())
  group.each.teardown(async () => {
    await afterResponseDone()
    await drive.use().deleteAll('artists/')
  })

  test('is refused beyond a few, and keeps no other artist waiting behind them: {name}')
    .tags(['LIMIT-20', 'LIMIT-28'])
    .timeout(120_000)
    .with([
      { name: 'posters', of: posterOf },
      { name: 'photos', of: uploadOf },
      { name: 'large pictures of a code', of: async () => pictureOfCode(2400) },
    ])
    .run(async ({ assert, client }, { of }) => {
      const ask = await of()
      const [eager, other] = [await givenBand(), await givenBand()]
      const finished: string[] = []
      const refused: ApiResponse[] = []
      const many = Array.from({ length: 30 }, async () => {
        const answer = await ask(client, eager)
        if (answer.status() === 200) finished.push('eager')
        else refused.push(answer)
      })
      while (refused.length === 0) await setTimeout(5)
      const answer = await ask(client, other)
      answer.assertStatus(200)
      finished.push('other')
      const before = finished.length
      await Promise.all(many)
      assert.isBelow(before, finished.length, finished.join())
      assert.isNotEmpty(refused)
      for (const each of refused) {
        each.assertStatus(429)
        assert.match(each.text(), /Too many at once. Please try again in a few seconds./)
        assert.isAbove(Number(each.header('retry-after')), 0)
      }
    })

  test('gets small pictures of codes without waiting, as a page shows many', async ({
    assert,
    client,
  }) => {
    const band = await givenBand()
    const ask = pictureOfCode(600)
    const answers = await Promise.all(Array.from({ length: 30 }, async () => ask(client, band)))
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
  }).tags(['LIMIT-28'])
})
