import { test } from '@japa/runner'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { EventStream } from '#tests/support/event_stream'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

test.group('Live boards of two servers', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('follow what happens at the other one, and end when theirs ends', async ({
    assert,
    cleanup,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { gig, code } = await givenScannedCode({ artist })
    await gig.merge({ startsAt: clock.now() }).save()
    const owner = await User.findOrFail(artist.userId)
    const servers = await Promise.all([startServerProcess(), startServerProcess()])
    cleanup(() => servers.forEach(({ child }) => void child.kill('SIGKILL')))
    const [here, elsewhere] = servers.map(({ origin }) => new HttpSession(origin))
    const { status } = await here!.post('/api/login/artist', {
      email: owner.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(status, 200)
    const board = await EventStream.open(here!, `/api/gigs/${gig.id}/live`)
    assert.include((await board.next('figures')).data, '"scans":0')

    const scan = await elsewhere!.post(`/api/qr-codes/${code.code}/scan`)
    assert.equal(scan.status, 200)
    assert.include((await board.next('figures')).data, '"scans":1')

    const asked = performance.now()
    servers[0]!.child.kill('SIGTERM')
    await board.untilEnd()
    assert.equal(await servers[0]!.exited, 0)
    assert.isBelow(performance.now() - asked, 5_000)
  })
    .tags(['FIG-17'])
    .timeout(120_000)
})
