import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { givenArtist, givenScannedCode } from '#tests/support/given'

/** Where an address leads, in one step. */
async function leadsTo(client: ApiClient, path: string): Promise<string | undefined> {
  const answer = await client.get(path).redirects(0)
  answer.assertStatus(302)
  return answer.header('location')
}

test.group('The short address of a code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('leads where its picture leads, in any case, also switched off', async ({
    assert,
    client,
  }) => {
    const { artist, code } = await givenScannedCode({})
    const store = `/artist/${artist.id}/store?qr=${code.code}`
    assert.equal(await leadsTo(client, `/g/${code.code}`), store)
    assert.equal(await leadsTo(client, `/g/${code.code.toLowerCase()}`), store)
    await code.merge({ isActive: false }).save()
    assert.equal(await leadsTo(client, `/g/${code.code}`), store)
  }).tags(['GIG-25'])

  test('that is not ours, or of a hidden artist, leads to the scanner with what was typed', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({ isHidden: true })
    const { code } = await givenScannedCode({ artist })
    for (const typed of [code.code, 'NOBODYS1', 'x', 'a&b=c', 'é'.repeat(200)]) {
      const path = await leadsTo(client, `/g/${encodeURIComponent(typed)}`)
      const { pathname, searchParams } = new URL(path!, 'http://any')
      assert.equal(pathname, '/scan')
      assert.deepEqual([...searchParams], [['code', typed.slice(0, 64)]])
    }
  }).tags(['GIG-25'])
})
