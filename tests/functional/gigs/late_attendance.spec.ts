import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenNight } from '#tests/functional/insights/settlement_fixtures'

type Late = { key?: string; hoursAgo?: number }

function attend(
  client: ApiClient,
  account: User,
  { id }: { id: number },
  body: object,
  { key, hoursAgo }: Late = {}
) {
  const request = client.put(`/api/gigs/${id}/attendance`).loginAs(account).withCsrfToken()
  if (key) request.header('idempotency-key', key)
  if (hoursAgo) request.header('happened-at', clock.now().minus({ hours: hoursAgo }).toISO()!)
  return request.json(body)
}

test.group('Attendance that was typed without a network', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('counts as the last number sent, and once for its key', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    await attend(client, owner, gig, { attendance: 300 })
    const late = { key: 'late', hoursAgo: 2 }
    const sent = await attend(client, owner, gig, { attendance: 412 }, late)
    sent.assertStatus(200)
    assert.equal(sent.body().attendance, 412)
    await attend(client, owner, gig, { attendance: 420 })
    // The answer was lost: the same call again undoes nothing.
    const again = await attend(client, owner, gig, { attendance: 412 }, late)
    assert.equal(again.body().attendance, 420)
  }).tags(['TOUR-16'])

  test('is refused after 12 hours', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const answer = await attend(client, owner, gig, { attendance: 412 }, { hoursAgo: 13 })
    answer.assertStatus(410)
    assert.isNull((await gig.refresh()).attendance)
  }).tags(['TOUR-16'])
})
