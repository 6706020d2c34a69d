import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenArtist } from '#tests/support/given'

type Listed = {
  filters: Record<string, string>
  rows: { id: number; email: string; artist: { bandName: string } | null }[]
  total: { count: number; isMore: boolean }
  nextUrl: string | null
}

const people = [
  { firstName: 'Zoë', lastName: 'Ångström', email: 'zoe@brass.example', userType: 'fan' },
  { firstName: 'ada', lastName: 'Brass', email: 'ada@strings.example', userType: 'artist' },
  { firstName: null, lastName: null, email: 'mid@strings.example', userType: 'fan' },
] as const

const givenPeople = () => Promise.all(people.map((person) => UserFactory.merge(person).create()))

test.group('The list of accounts', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is searched in name and email, whatever accents and case, all words of it', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    await givenPeople()
    const found = async (search: string) => {
      const { rows } = await open<Listed>(
        `/admin/users?sort=email&search=${encodeURIComponent(search)}`
      )
      return rows.map(({ email }) => email)
    }
    assert.deepEqual(await found('ZOE angst'), ['zoe@brass.example'])
    assert.deepEqual(await found('brass'), ['ada@strings.example', 'zoe@brass.example'])
    assert.deepEqual(await found('ada@strings.example'), ['ada@strings.example'])
    assert.deepEqual(await found('ad'), ['ada@strings.example'])
    assert.deepEqual(await found('ada zoe'), [])
    assert.deepEqual(await found('%'), await found(''))
  }).tags(['ADMN-1'])

  test('is narrowed by role and state, and holds no deleted account', async ({
    assert,
    client,
  }) => {
    const { admin, open } = await givenAdminClient(client)
    const [zoe, ada, mid] = await givenPeople()
    await UserFactory.apply('deleted').create()
    await zoe!.merge({ suspendedAt: clock.now() }).save()
    const ids = async (query: string) =>
      (await open<Listed>(`/admin/users?sort=joined&${query}`)).rows.map(({ id }) => id)
    assert.deepEqual(await ids(''), [admin.id, zoe!.id, ada!.id, mid!.id])
    assert.deepEqual(await ids('role=artist'), [ada!.id])
    assert.deepEqual(await ids('state=suspended'), [zoe!.id])
    assert.deepEqual(await ids('state=active'), [admin.id, ada!.id, mid!.id])
    assert.deepEqual(await ids('role=fan&state=active'), [mid!.id])
    // What is unusable is no filter.
    assert.deepEqual(await ids('role=king&state=asleep&cursor=x'), [
      admin.id,
      zoe!.id,
      ada!.id,
      mid!.id,
    ])
  }).tags(['ADMN-1'])

  test('is in the order of the address, either way, and every page goes on where the last ended', async ({
    assert,
    client,
  }) => {
    const { open } = await givenAdminClient(client)
    await givenPeople()
    await UserFactory.createMany(60)
    for (const sort of ['name', '-name', 'email', '-email', 'joined', '-joined']) {
      const seen: number[] = []
      let path: string | null = `/admin/users?sort=${sort}`
      while (path) {
        const page: Listed = await open<Listed>(path)
        assert.isAtMost(page.rows.length, 25)
        seen.push(...page.rows.map(({ id }) => id))
        path = page.nextUrl
      }
      const [column, way] = [sort.replace('-', ''), sort.startsWith('-') ? 'DESC' : 'ASC']
      const by = {
        name: `lower(coalesce(first_name || ' ' || last_name, email))`,
        email: 'lower(email)',
        joined: 'created_at',
      }[column]
      const rows = await db.from('users').orderByRaw(`${by} ${way}, id ${way}`).select('id')
      assert.deepEqual(
        seen,
        rows.map(({ id }) => id as number),
        sort
      )
    }
    const { filters } = await open<Listed>('/admin/users?sort=shoe-size')
    assert.equal(filters.sort, '-joined')
  }).tags(['ADMN-2'])

  test('names the store of an account, and counts what it finds', async ({ assert, client }) => {
    const { open } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { rows, total } = await open<Listed>(`/admin/users?search=${owner.email}`)
    assert.deepEqual(rows[0]!.artist, { id: artist.id, bandName: 'Night Bus' } as never)
    assert.deepEqual(total, { count: 1, isMore: false })
  }).tags(['ADMN-8'])

  test('is had as a file: all that is filtered, in its order, and nothing in it runs', async ({
    assert,
    client,
  }) => {
    const { file } = await givenAdminClient(client)
    await UserFactory.merge({ lastName: 'Filler' }).createMany(30)
    await UserFactory.merge({
      firstName: '=1+1',
      lastName: 'Filler',
      email: 'a@file.example',
    }).create()
    const [head, first, ...others] = await file('/admin/users.csv?search=filler&sort=email')
    assert.equal(head, 'Id,Name,Email,Role,State,Artist,Joined,Suspension reason,Admin role')
    assert.match(first!, /^\d+,"'=1\+1 Filler",a@file\.example,fan,active,,\d{4}-.+Z,,$/)
    assert.lengthOf(others, 30)
  }).tags(['ADMN-3'])
})
