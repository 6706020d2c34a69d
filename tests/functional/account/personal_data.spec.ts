import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { deleteUnneededArtworks } from '#account/jobs'
import { AccountLinkFactory } from '#database/factories/account_link_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { PERSONAL_COLUMNS } from '#tests/architecture/personal_data_table'
import { FACTORY_PASSWORD, signedIn } from '#tests/functional/account/account_fixtures'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { givenInvitation, givenMember } from '#tests/support/given_band'
import { useRealSessions } from '#tests/support/real_sessions'
import { givenReport } from '#tests/support/given_report'
import { givenTakedown } from '#tests/support/given_takedown'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const deleteAccount = async (account: Parameters<typeof signedIn>[0]) =>
  (await signedIn(account)).delete('/api/account', { password: FACTORY_PASSWORD })

/** A checked artwork with an original, a preview and a print file in the storage. */
async function givenArtworkFiles(artistId: number, confirmedBy: number) {
  const key = randomBytes(32).toString('hex')
  const keys = {
    original: `private/artworks/${key}`,
    preview: `artworks/preview-${key}.webp`,
    print: `private/print-files/${key}`,
  }
  for (const name of Object.values(keys)) await drive.use().put(name, 'bytes')
  const now = clock.now().toJSDate()
  const [{ id }] = await db
    .table('artworks')
    .insert({
      artist_id: artistId,
      sha256: createHash('sha256').update(key).digest('hex'),
      kind: 'png',
      file_name: 'last-tram.png',
      byte_size: 5,
      original_key: keys.original,
      preview_key: keys.preview,
      width: 100,
      height: 100,
      is_vector: false,
      has_transparency: false,
      color_space: 'rgb',
      rights_confirmed_at: now,
      rights_confirmed_by: confirmedBy,
      created_at: now,
    })
    .returning('id')
  await db.table('print_files').insert({
    artwork_id: id,
    product_type: 'tshirt',
    token: key,
    storage_key: keys.print,
    width: 100,
    height: 100,
    byte_size: 5,
    created_at: now,
  })
  return { id: Number(id), keys }
}

/** A product that is printed with the artwork. */
async function givenPrinted(
  artist: Parameters<typeof givenActiveProduct>[0]['artist'],
  artworkId: number
) {
  const { product } = await givenActiveProduct({ artist })
  await db
    .from('products')
    .where('id', product.id)
    .update({ artwork_id: artworkId, design_url: '/files/preview.webp' })
  return product
}

const artworkIds = async () => (await db.from('artworks').orderBy('id')).map(({ id }) => id)

test.group('The export of what an account did for bands', (group) => {
  group.each.setup(rollbackAfterEach)

  test('has invitations, memberships, follower exports, sale settings and confirmed rights', async ({
    assert,
    cleanup,
    client,
  }) => {
    await useFolder(cleanup)
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const manager = await givenMember(artist.id, 'manager')
    const { product } = await givenActiveProduct({ artist })
    const artwork = await givenArtworkFiles(artist.id, manager.id)
    await givenInvitation({ artistId: artist.id, invitedBy: manager.id, email: 'sam@example.com' })
    const { artist: other, owner: another } = await givenArtist({})
    await givenInvitation({ artistId: other.id, invitedBy: another.id, email: manager.email! })
    const as = (path: string) => client.get(path).loginAs(manager)
    ;(await as(`/artists/${artist.id}/followers.csv`)).assertStatus(200)
    const sale = { availability: { kind: 'always', limit: 50 } }
    const set = client.patch(`/api/products/${product.id}`).loginAs(manager).withCsrfToken()
    ;(await set.json(sale)).assertStatus(200)
    await givenTakedown(product.id)
    const reply = client.post(`/api/products/${product.id}/takedown-answer`).loginAs(manager)
    ;(await reply.withCsrfToken().json({ answer: 'Here is our licence' })).assertStatus(200)

    const answer = await as('/api/account/export')
    answer.assertStatus(200)
    assert.containSubset(answer.body(), {
      memberships: [{ artistId: artist.id, bandName: 'Night Bus', role: 'manager' }],
      invitationsSent: [{ artistId: artist.id, email: 'sam@example.com', status: 'open' }],
      invitationsReceived: [{ artistId: other.id, email: manager.email }],
      followerExportsMade: [{ artistId: artist.id, rows: 0 }],
      saleChanges: [{ productId: product.id, sale: { kind: 'always', limit: 50 } }],
      takedownWords: [{ productId: product.id, event: 'answered', words: 'Here is our licence' }],
      confirmedRights: [{ artworkId: artwork.id, fileName: 'last-tram.png' }],
      artworks: [],
      products: [],
    })
    const owned = (await client.get('/api/account/export').loginAs(owner)).body()
    assert.deepEqual(owned.saleChanges, [])
    assert.deepEqual(owned.invitationsSent, [])
    assert.containSubset(owned, {
      artworks: [{ id: artwork.id, fileName: 'last-tram.png', byteSize: 5 }],
      products: [{ id: product.id, status: 'active', placements: [] }],
    })
    const download = new URL(owned.artworks[0].downloadUrl)
    const file = await client.get(download.pathname).loginAs(owner)
    assert.equal(file.header('content-length'), '5')
  }).tags(['ACC-7'])
})

test.group('The deletion of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('leaves no row that names the account in the tables that say so', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const user = await UserFactory.apply('artist').apply('verified').create()
    await givenMember(artist.id, 'manager', user)
    const { product } = await givenActiveProduct({ artist })
    const { order, checkout } = await givenPaidOrder({ product, buyer: user })
    await order.merge({ status: 'delivered' }).save()
    await checkout.merge({ customerEmail: user.email }).save()
    const of = { userId: user.id }
    await FanFavoriteFactory.merge(of).create()
    await ProductFavoriteFactory.merge({ ...of, productId: product.id }).create()
    await PasswordResetFactory.merge(of).create()
    await SocialIdentityFactory.merge(of).create()
    await AccountLinkFactory.merge(of).create()
    await givenInvitation({ artistId: artist.id, invitedBy: owner.id, email: user.email! })
    const { invitation } = await givenInvitation({ artistId: artist.id, invitedBy: user.id })
    await givenReport({ artistId: artist.id, email: user.email!, userId: user.id })
    // Sent logged out, about something else.
    await givenReport({
      artistId: product.artistId,
      email: user.email!,
      userId: null,
      reason: 'hate',
    })
    const erased = Object.entries(PERSONAL_COLUMNS)
      .filter(([, { deleted }]) => deleted === 'erased')
      .map(([name]) => name.split('.') as [string, string])
    const naming = async ([table, column]: [string, string]) =>
      (
        await db
          .from(table)
          .whereRaw('??::text = ANY (?)', [column, [String(user.id), user.email!]] as never)
      ).length
    const before = await Promise.all(erased.map(naming))
    assert.isAtLeast(before.filter((rows) => rows > 0).length, 8)

    assert.equal((await deleteAccount(user)).status, 204)
    for (const column of erased) assert.equal(await naming(column), 0, column.join('.'))
    const { status } = await db.from('band_invitations').where('id', invitation.id).firstOrFail()
    assert.equal(status, 'revoked')
    assert.lengthOf(await db.from('reports'), 2, 'what was reported stays')
  }).tags(['ACC-7', 'TEAM-15'])

  test('of an artist deletes the artworks with their files, once no order needs them', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    const { artist, owner } = await givenArtist({})
    const { artist: other, owner: another } = await givenArtist({})
    const unsold = await givenArtworkFiles(artist.id, owner.id)
    const sold = await givenArtworkFiles(artist.id, owner.id)
    const foreign = await givenArtworkFiles(other.id, another.id)
    await givenPrinted(artist, unsold.id)
    const product = await givenPrinted(artist, sold.id)
    const { order } = await givenPaidOrder({ product })
    await order.merge({ status: 'processing' }).save()

    await deleteUnneededArtworks()
    assert.lengthOf(await artworkIds(), 3, 'the account is there')
    assert.equal((await deleteAccount(owner)).status, 204)
    await deleteUnneededArtworks()
    assert.deepEqual(await artworkIds(), [sold.id, foreign.id])
    assert.sameMembers(await files(), [...Object.values(sold.keys), ...Object.values(foreign.keys)])

    await order.merge({ status: 'delivered' }).save()
    await deleteUnneededArtworks()
    assert.deepEqual(await artworkIds(), [sold.id, foreign.id], 'it may have to be reprinted')
    const longAgo = clock.now().minus({ days: 31 }).toJSDate()
    await db.from('orders').where('id', order.id).update({ updated_at: longAgo })
    await deleteUnneededArtworks()
    await deleteUnneededArtworks()
    assert.deepEqual(await artworkIds(), [foreign.id])
    assert.sameMembers(await files(), Object.values(foreign.keys))
    const kept = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([kept.artwork_id, kept.design_url], [null, null])
  }).tags(['ACC-8'])

  test('of a member keeps the artworks of the band', async ({ assert, cleanup }) => {
    await useFolder(cleanup)
    const { artist } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    const artwork = await givenArtworkFiles(artist.id, manager.id)
    assert.equal((await deleteAccount(manager)).status, 204)
    await deleteUnneededArtworks()
    assert.deepEqual(await artworkIds(), [artwork.id])
  }).tags(['ACC-8'])
})
