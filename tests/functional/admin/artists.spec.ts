import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'

type Listed = {
  rows: { id: number; bandName: string; products: number; totalSales: number }[]
  total: { count: number }
  nextUrl: string | null
}

const namesOf = ({ rows }: Listed) => rows.map(({ bandName }) => bandName)

test.group('The list of artists', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is searched by words and narrowed to verified, unverified and hidden ones; of deleted accounts there is none', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    await givenArtist({ bandName: 'Night Bus', isVerified: true })
    await givenArtist({ bandName: 'Été Brass', isHidden: true })
    const { artist, owner } = await givenArtist({ bandName: 'Gone Brass' })
    await owner
      .merge({ firstName: null, lastName: null, password: null, deletedAt: artist.createdAt })
      .save()
    const found = async (query: string) =>
      namesOf(await open<Listed>(`/admin/artists?sort=name&${query}`))
    assert.deepEqual(
      await found(''),
      ['Été Brass', 'Night Bus'].toSorted(byDatabase(await order()))
    )
    assert.deepEqual(await found('search=ete+bra'), ['Été Brass'])
    assert.deepEqual(await found('mark=verified'), ['Night Bus'])
    assert.deepEqual(await found('mark=hidden'), ['Été Brass'])
    assert.deepEqual(await found('mark=unverified'), ['Été Brass'])
    assert.deepEqual(await found('search=brass&mark=verified'), [])
  }).tags(['ADMN-9'])

  test('is in order of name, sales, products on sale or age, either way, page by page', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const { product, artist } = await givenActiveProduct({ sellingPrice: '24.00' })
    await givenActiveProduct({ artist })
    await givenPaidOrder({ product })
    await db.from('artists').where('id', artist.id).update({ total_sales: '24.00' })
    for (let made = 0; made < 28; made++) await givenArtist({})
    for (const sort of ['name', 'sales', 'products', 'joined'].flatMap((name) => [
      name,
      `-${name}`,
    ])) {
      const seen: Listed['rows'] = []
      let path: string | null = `/admin/artists?sort=${sort}`
      while (path) {
        const page: Listed = await open<Listed>(path)
        seen.push(...page.rows)
        path = page.nextUrl
      }
      assert.lengthOf(seen, 29)
      assert.lengthOf(new Set(seen.map(({ id }) => id)), 29)
      if (sort === '-sales' || sort === '-products')
        assert.deepInclude(seen[0]!, { id: artist.id, products: 2, totalSales: 24 })
      if (sort === 'sales' || sort === 'products') assert.equal(seen.at(-1)!.id, artist.id)
    }
  }).tags(['ADMN-9'])

  test('is had as a file with amounts and shares as the ledger has them', async ({
    assert,
    client,
  }) => {
    const { file } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({ bandName: '+44 Calling', isVerified: true })
    await db.from('artists').where('id', artist.id).update({ total_sales: '1240.50' })
    await givenArtist({})
    const [head, ...lines] = await file('/admin/artists.csv?mark=verified')
    assert.equal(head, 'Id,Name,Email,Genre,Verified,Store,Products on sale,Sales,Share %,Joined')
    assert.lengthOf(lines, 1)
    assert.match(
      lines[0]!,
      new RegExp(
        `^${artist.id},"'\\+44 Calling",${owner.email},indie,yes,shown,0,1240\\.50,60\\.00,2`
      )
    )
  }).tags(['ADMN-9'])

  test('has how many reports about an artist were upheld, and leads to them', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    const { product, artist } = await givenActiveProduct({})
    const { artist: other } = await givenArtist({})
    for (const [artistId, state] of [
      [artist.id, 'upheld'],
      [artist.id, 'upheld'],
      [artist.id, 'dismissed'],
      [artist.id, 'open'],
      [other.id, 'dismissed'],
    ] as const)
      await db.table('reports').insert({
        artist_id: artistId,
        product_id: artistId === artist.id ? product.id : null,
        reason: 'copyright',
        words: 'My photo',
        email: 'robin@example.com',
        state,
        due_at: new Date(),
        created_at: new Date(),
        updated_at: new Date(),
      })
    const { rows } = await open<{ rows: { id: number; upheldReports: number }[] }>('/admin/artists')
    const upheld = Object.fromEntries(rows.map((row) => [row.id, row.upheldReports]))
    assert.deepEqual(upheld, { [artist.id]: 2, [other.id]: 0 })
    type Reports = { rows: { artist: { id: number }; state: string }[]; isOfArtist: boolean }
    const decided = (query: string) => open<Reports>(`/admin/reports?view=decided${query}`)
    const { rows: own, isOfArtist } = await decided(`&artist=${artist.id}`)
    assert.isTrue(isOfArtist)
    assert.sameMembers(
      own.map(({ state }) => state),
      ['upheld', 'upheld', 'dismissed']
    )
    assert.lengthOf((await decided('')).rows, 4)
    // Dropped as any unusable value in an address.
    assert.lengthOf((await decided('&artist=x')).rows, 4)
  }).tags(['REPORT-4'])
})

/** Accents come where the database puts them. */
async function order(): Promise<string[]> {
  const rows = await db.from('artists').orderByRaw('lower(band_name)').select('band_name')
  return rows.map(({ band_name: name }) => name as string)
}

const byDatabase = (names: string[]) => (one: string, other: string) =>
  names.indexOf(one) - names.indexOf(other)
