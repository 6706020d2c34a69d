import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { EventStream } from '#tests/support/event_stream'
import { givenMember } from '#tests/support/given_band'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { givenGig, givenSale } from '#tests/functional/insights/rollup_fixtures'

test.group('The live board of a member', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(useRealSessions)
  group.each.teardown(resetDatabase)

  test('ends before anything more is sent when they are removed', async ({ assert, cleanup }) => {
    const stall = await givenGig({ startsAt: clock.now().toISO()! })
    const merch = await givenMember(stall.artist.id, 'merch')
    const session = new HttpSession()
    const login = { email: merch.email, password: FACTORY_PASSWORD }
    assert.equal((await session.post('/api/login/artist', login)).status, 200)
    const stream = await EventStream.open(session, `/api/gigs/${stall.gig.id}/live`)
    cleanup(() => stream.close())
    await stream.next('figures')
    await givenSale({ ...stall, at: clock.now().toISO()! })
    await stream.next('figures')
    await db.from('band_members').where('user_id', merch.id).delete()
    await givenSale({ ...stall, at: clock.now().toISO()! })
    await stream.untilEnd()
    assert.lengthOf(stream.events, 2)
  }).tags(['TEAM-8'])
})
