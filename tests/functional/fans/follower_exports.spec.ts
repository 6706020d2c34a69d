import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenFollower, share, withdraw } from './shared_contact_fixtures.js'

const HEAD = 'Name,Email,Following since,Agreed on,Wording version'

type Artist = { id: number }

const exported = (client: ApiClient, account: User, { id }: Artist) =>
  client.get(`/artists/${id}/followers.csv`).loginAs(account)

/** The emails of a file. */
async function emailsFor(client: ApiClient, account: User, artist: Artist) {
  const answer = await exported(client, account, artist)
  answer.assertStatus(200)
  const [head, ...lines] = answer.text().replace('\uFEFF', '').trim().split('\r\n')
  if (head !== HEAD) throw new Error(`Another head: ${head}`)
  return lines.map((line) => line.split(',').at(-4)!)
}

test.group('The export of followers', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(async () => limiter.clear())

  test('has those who share their contact and nothing but what they agreed to', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { artist: other, owner: stranger } = await givenArtist({})
    const fan = await givenFollower(artist, { firstName: '=1+1', lastName: 'O’Neil, "Nia"' })
    await givenFollower(artist)
    await share(client, { fan, artist })
    const answer = await exported(client, owner, artist)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'text/csv; charset=utf-8')
    answer.assertHeader('cache-control', 'private, no-store')
    assert.match(String(answer.header('content-disposition')), /Night Bus - followers \d{4}-/)
    const [, line] = answer.text().split('\r\n')
    const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`
    assert.match(
      line!,
      new RegExp(
        `^"'=1\\+1 O’Neil, ""Nia""",${fan.email!.replaceAll('.', '\\.')},${time},${time},1$`
      )
    )
    assert.deepEqual(await emailsFor(client, stranger, other), [])
  }).tags(['FOLL-8'])

  test('leaves out fans who {title}')
    .with([
      { title: 'withdrew', change: null },
      { title: 'did not verify their email', change: { emailVerifiedAt: null } },
      { title: 'are suspended', change: { suspendedAt: clock.now() } },
    ])
    .run(async ({ assert, client }, { change }) => {
      const { artist, owner } = await givenArtist({})
      const fan = await givenFollower(artist)
      const still = await givenFollower(artist)
      await share(client, { fan, artist })
      await share(client, { fan: still, artist })
      assert.deepEqual(await emailsFor(client, owner, artist), [fan.email, still.email])
      if (change) await fan.merge(change).save()
      else await withdraw(client, { fan, artist })
      assert.deepEqual(await emailsFor(client, owner, artist), [still.email])
      const page = await client.get('/dashboard?tab=followers').withInertia().loginAs(owner)
      assert.equal(page.body().props.followers.shareContact, 1)
    })
    .tags(['FOLL-9', 'FOLL-8'])

  test('has the email that the account has at that moment', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    await fan.merge({ email: 'moved@example.test' }).save()
    assert.deepEqual(await emailsFor(client, owner, artist), ['moved@example.test'])
  }).tags(['FOLL-8'])

  test('is only for the artist', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.apply('admin').create()
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    for (const account of [fan, other, admin]) {
      const answer = await exported(client, account, artist)
      answer.assertStatus(403)
      if (account !== fan) assert.notInclude(answer.text(), fan.email!)
    }
    const visitor = await client.get(`/artists/${artist.id}/followers.csv`).redirects(0)
    visitor.assertStatus(302)
    assert.isEmpty(await db.from('follower_exports'))
    const page = await client
      .get(`/dashboard?artist=${artist.id}&tab=followers`)
      .withInertia()
      .loginAs(admin)
    assert.equal(page.body().props.followers.shareContact, 1)
    assert.notInclude(JSON.stringify(page.body()), fan.email!)
  }).tags(['FOLL-9', 'FOLL-1'])

  test('is logged with who, when and how many rows', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    for (let made = 0; made < 3; made++)
      await share(client, { fan: await givenFollower(artist), artist })
    await emailsFor(client, owner, artist)
    const rows = await db.from('follower_exports')
    assert.lengthOf(rows, 1)
    assert.containSubset(rows[0], { artist_id: artist.id, user_id: owner.id, rows: 3 })
    const page = await client.get('/dashboard?tab=followers').withInertia().loginAs(owner)
    assert.containSubset(page.body().props.followers.lastExport, { rows: 3 })
  }).tags(['FOLL-8'])

  test('is limited to 20 an hour', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    for (let made = 0; made < 20; made++) (await exported(client, owner, artist)).assertStatus(200)
    const answer = await exported(client, owner, artist)
    answer.assertStatus(429)
    assert.lengthOf(await db.from('follower_exports'), 20)
  }).tags(['FOLL-8'])
})
