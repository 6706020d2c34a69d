import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct } from '#tests/support/given'
import { pageText } from '#tests/support/page_text'

type Entry = {
  id: number
  actor: { id: number; name: string } | null
  action: string
  subject: { type: string; id: number; name: string | null }
  changes: { field: string; before: string | null; after: string | null }[]
  requestId: string | null
}

type Log = {
  filters: Record<string, string>
  choices: { actors: { id: number }[]; actions: string[]; subjects: string[] }
  entries: Entry[]
  nextUrl: string | null
}

const at = (iso: string) => ({ createdAt: DateTime.fromISO(iso, { setZone: true }) })

test.group('The audit log', (group) => {
  group.each.setup(rollbackAfterEach)

  test('{path} calls the one Printful connection by no number')
    .with([
      { path: '/admin', words: 'Connected Printful System' },
      { path: '/admin/audit', words: 'Connected Printful Printful connection All entries' },
    ])
    .run(async ({ assert, client }, { path, words }) => {
      const connected = { action: 'provider.connect', subjectType: 'provider', actorUserId: null }
      await AuditEntryFactory.merge({ ...connected, subjectId: 1 as never }).create()
      const text = await pageText(client, path)
      assert.include(text, words)
    })

  test('says who did what to which thing, and only what is different', async ({
    assert,
    client,
  }) => {
    const { admin, open, call } = await givenAdminClient(client)
    const { product, artist } = await givenActiveProduct({ name: 'Last Tram Tee' })
    await call('PATCH', `/api/admin/artists/${artist.id}/share`, { profitSharePercentage: 50 })
    await AuditEntryFactory.merge({
      actorUserId: admin.id,
      action: 'product.change',
      subjectType: 'product',
      subjectId: product.id as never,
      before: { sellingPrice: 24, sizes: ['M'], name: 'Last Tram Tee', notes: null },
      after: {
        sellingPrice: 26.5,
        sizes: ['M', 'L'],
        name: 'Last Tram Tee',
        notes: 'Blue',
        isActive: true,
      },
    }).create()
    const { entries } = await open<Log>('/admin/audit')
    const [changed, shared] = entries
    assert.containsSubset(changed, {
      actor: { id: admin.id, name: 'Sam Soundcheck' },
      action: 'product.change',
      subject: { type: 'product', id: product.id, name: 'Last Tram Tee' },
      requestId: 'a-request',
    })
    assert.sameDeepMembers(changed!.changes, [
      { field: 'sellingPrice', before: '24', after: '26.5' },
      { field: 'sizes', before: 'M', after: 'M, L' },
      { field: 'notes', before: null, after: 'Blue' },
      { field: 'isActive', before: null, after: 'yes' },
    ])
    assert.containsSubset(shared, {
      action: 'artist.share',
      subject: { type: 'artist', id: artist.id, name: artist.bandName },
      changes: [{ field: 'profitSharePercentage', before: '60', after: '50' }],
    })
    assert.match(shared!.requestId!, /^.{10,}$/)
  }).tags(['ADMN-13'])

  test('speaks of no field that an action left alone, and names the artist', async ({
    assert,
    client,
  }) => {
    const { admin, open } = await givenAdminClient(client)
    const { product, artist } = await givenActiveProduct({})
    const of = (action: string, subjectType: string) => ({
      actorUserId: admin.id,
      action,
      subjectType,
      subjectId: product.id as never,
    })
    await AuditEntryFactory.merge({
      ...of('order.refund', 'order'),
      before: { status: 'processing', refundedAmount: 0 },
      after: { amount: 'all that was left', shippingAmount: 0, reason: 'Torn' },
    }).create()
    await AuditEntryFactory.merge({
      ...of('product.create', 'product'),
      before: null,
      after: { artistId: artist.id, name: 'Last Tram Tee' },
    }).create()
    await AuditEntryFactory.merge({
      ...of('product.gone', 'product'),
      before: { name: 'Last Tram Tee' },
      after: null,
    }).create()
    const { entries } = await open<Log>('/admin/audit')
    const [gone, created, refunded] = entries
    assert.sameDeepMembers(refunded!.changes, [
      { field: 'amount', before: null, after: 'all that was left' },
      { field: 'shippingAmount', before: null, after: '0' },
      { field: 'reason', before: null, after: 'Torn' },
    ])
    assert.sameDeepMembers(created!.changes, [
      { field: 'artistId', before: null, after: artist.bandName },
      { field: 'name', before: null, after: 'Last Tram Tee' },
    ])
    assert.deepEqual(gone!.changes, [{ field: 'name', before: 'Last Tram Tee', after: null }])
  }).tags(['ADMN-22'])

  test('is narrowed by who, what, which and days, and offers what there is', async ({
    assert,
    client,
  }) => {
    const { admin, open } = await givenAdminClient(client)
    const other = await UserFactory.apply('admin').create()
    const entry = (changes: object) => AuditEntryFactory.merge(changes).create()
    // Half past eleven in the evening in London, in summer.
    const first = await entry({
      actorUserId: admin.id,
      action: 'user.suspend',
      subjectId: 7,
      ...at('2026-06-10T22:30:00Z'),
    })
    const second = await entry({
      actorUserId: other.id,
      action: 'user.role',
      subjectId: 7,
      ...at('2026-06-10T23:30:00Z'),
    })
    const third = await entry({
      actorUserId: admin.id,
      action: 'artist.share',
      subjectType: 'artist',
      subjectId: 9,
      ...at('2026-06-12T12:00:00Z'),
    })
    const found = async (query: string) => {
      const { entries } = await open<Log>(`/admin/audit?${query}`)
      return entries.map(({ id }) => id)
    }
    const [one, two, three] = [first, second, third].map(({ id }) => Number(id))
    assert.deepEqual(await found(''), [three, two, one])
    assert.deepEqual(await found(`actor=${admin.id}`), [three, one])
    assert.deepEqual(await found('action=user.role'), [two])
    assert.deepEqual(await found('subject=user'), [two, one])
    assert.deepEqual(await found('subject=user:7&action=user.suspend'), [one])
    assert.deepEqual(await found('subject=user:8'), [])
    assert.deepEqual(await found('to=2026-06-10'), [one])
    assert.deepEqual(await found('from=2026-06-11&to=2026-06-11'), [two])
    assert.deepEqual(await found('from=2026-06-11'), [three, two])
    // What is unusable is no filter.
    assert.deepEqual(await found(`actor=x&action=DROP+TABLE&subject=a:b:c&from=2026-13-40`), [
      three,
      two,
      one,
    ])
    const { choices } = await open<Log>('/admin/audit')
    assert.sameMembers(
      choices.actors.map(({ id }) => id),
      [admin.id, other.id]
    )
    assert.deepEqual(choices.actions, ['artist.share', 'user.role', 'user.suspend'])
    assert.deepEqual(choices.subjects, ['artist', 'user'])
  }).tags(['ADMN-14'])

  test('goes on where the page before ended, with its filters', async ({ assert, client }) => {
    const { admin, open } = await givenAdminClient(client)
    await AuditEntryFactory.merge({ actorUserId: admin.id }).createMany(30)
    await AuditEntryFactory.createMany(3)
    const first = await open<Log>(`/admin/audit?actor=${admin.id}`)
    const second = await open<Log>(first.nextUrl!)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    assert.lengthOf(first.entries, 25)
    assert.lengthOf(new Set(ids), 30)
    assert.deepEqual(
      ids,
      ids.toSorted((one, other) => other - one)
    )
    assert.isNull(second.nextUrl)
    assert.equal(second.filters.actor, String(admin.id))
  }).tags(['ADMN-14'])
})
