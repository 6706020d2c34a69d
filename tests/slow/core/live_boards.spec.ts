import { test } from '@japa/runner'
import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenPaidOrder, givenScannedCode } from '#tests/support/given'
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

  test('have no gap and no sale twice after their server was killed and another one came', async ({
    assert,
    cleanup,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const { gig, code } = await givenScannedCode({ artist })
    await gig.merge({ startsAt: clock.now() }).save()
    const sell = async () => {
      const { order } = await givenPaidOrder({ product })
      await order.merge({ qrCodeId: code.id }).save()
      return order.id
    }
    const owner = await User.findOrFail(artist.userId)
    const first = await startServerProcess()
    cleanup(() => void first.child.kill('SIGKILL'))
    const before = new HttpSession(first.origin)
    await before.post('/api/login/artist', { email: owner.email, password: FACTORY_PASSWORD })
    const path = `/api/gigs/${gig.id}/live`
    const sold = [await sell()]
    const board = await EventStream.open(before, path)
    const seen = await board.next('figures')
    first.child.kill('SIGKILL')
    await board.untilEnd()
    sold.push(await sell(), await sell())

    const second = await startServerProcess()
    cleanup(() => void second.child.kill('SIGKILL'))
    const after = new HttpSession(second.origin)
    for (const [name, value] of before.cookies) after.cookies.set(name, value)
    const again = await EventStream.open(after, path, { 'last-event-id': seen.id! })
    cleanup(() => again.close())
    const missed = await again.next('figures')
    const soldIn = ({ data }: { data: string }) =>
      (JSON.parse(data) as { latest: { id: number }[] }).latest
        .map(({ id }) => id)
        .sort((one, other) => one - other)
    assert.deepEqual(soldIn(missed), sold)
    assert.include(missed.data, '"orders":3,')
    const twin = await EventStream.open(after, path, { 'last-event-id': missed.id! })
    cleanup(() => twin.close())
    await twin.next('beat')
    sold.push(await sell())
    for (const stream of [again, twin]) {
      const next = await stream.next('figures')
      assert.deepEqual(soldIn(next), sold)
      assert.include(next.data, '"orders":4,')
    }
    assert.lengthOf(twin.events, 2)
  })
    .tags(['FIG-17'])
    .timeout(180_000)
})
