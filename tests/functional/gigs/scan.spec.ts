import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { words } from '#tests/functional/checkout/checkout_fixtures'
import { orderOf } from '#tests/support/purchase'
import { countStatements } from '#tests/support/record_statements'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

test.group('A scan', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  const countOf = async (id: number) =>
    Number((await db.from('qr_codes').where('id', id).firstOrFail()).scan_count)

  test('counts and answers with the store, in any case of the code', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const before = await countOf(code.id)
    const answer = await new HttpSession().post(`/api/qr-codes/${code.code.toLowerCase()}/scan`)
    assert.equal(answer.status, 200)
    assert.equal(answer.json().artistId, artist.id)
    assert.include(answer.json().storeUrl, `/artist/${artist.id}/store?qr=${code.code}`)
    assert.equal((await countOf(code.id)) - before, 1)
    assert.equal(Number((await db.from('scans').count('* as total').first()).total), 1)
  }).tags(['ROUTE-7', 'CALL-21'])

  test('fifty at once are all counted', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const before = await countOf(code.id)
    await Promise.all(
      Array.from({ length: 50 }, () => new HttpSession().post(`/api/qr-codes/${code.code}/scan`))
    )
    assert.equal((await countOf(code.id)) - before, 50)
  }).tags(['LOAD-2'])

  test('is counted with two statements beside its limits: its code and the count', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const scan = () => new HttpSession().post(`/api/qr-codes/${code.code}/scan`)
    await scan()
    assert.equal(await countStatements(scan), 2)
  }).tags(['LOAD-2'])

  test('one device is limited: the answer stays 200 and the count stays', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const before = await countOf(code.id)
    const visitor = new HttpSession()
    for (let scan = 0; scan < 10; scan++) {
      assert.equal((await visitor.post(`/api/qr-codes/${code.code}/scan`)).status, 200)
    }
    assert.equal((await countOf(code.id)) - before, 6)
    const network = limiter.use({ requests: 600, duration: '1 min' })
    assert.equal(await network.remaining('scan_address_127.0.0.1'), 594)
  }).tags(['LIMIT-21'])

  test('one address is limited: the answer stays 200 and the count stays', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const before = await countOf(code.id)
    const key = 'scan_address_127.0.0.1'
    await limiter.use({ requests: 600, duration: '1 min' }).set(key, 600, '1 min')
    const answer = await new HttpSession().post(`/api/qr-codes/${code.code}/scan`)
    assert.equal(answer.status, 200)
    assert.equal(answer.json().artistId, artist.id)
    assert.equal(await countOf(code.id), before)
  })

  test('a store opened by its code keeps the gig for the sale, before any script has reported it', async ({
    assert,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const { code: foreign } = await givenScannedCode({})
    const fan = new HttpSession()
    await fan.get(`/store/${artist.id}?qr=${foreign.code}`)
    await fan.get(`/store/${artist.id}?qr=${code.code}`)
    assert.equal(await countOf(code.id), Number(code.scanCount))
    const sale = await fan.post('/api/orders', orderOf(product))
    assert.equal(sale.json().order.qrCodeId, code.id)
  })

  test('the store says which gig, and that a fan is there only while it may be', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code, gig } = await givenScannedCode({ artist })
    const startsIn = async (hours: number) => {
      await gig.merge({ startsAt: clock.now().plus({ hours }) }).save()
      const answer = await client.get(`/store/${artist.id}?qr=${code.code}`).withInertia()
      return answer.body().props.scan.gig.when
    }
    assert.equal(await startsIn(31), 'coming')
    assert.equal(await startsIn(5), 'now')
    assert.equal(await startsIn(-47), 'now')
    assert.equal(await startsIn(-49), 'past')
  })

  test('the store promises to be in time for a gig only where production and posting fit', async ({
    assert,
    cleanup,
  }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-21T09:00Z')))
    const { artist } = await givenActiveProduct({})
    const { code, gig } = await givenScannedCode({ artist })
    const promise = 'Order now and wear it there'
    const storeFor = async (startsAt: string) => {
      await gig.merge({ startsAt: DateTime.fromISO(startsAt) }).save()
      return (await new HttpSession().get(`/store/${artist.id}?qr=${code.code}`)).text
    }
    assert.include(await storeFor('2026-11-28T19:00Z'), promise)
    for (const tooSoon of ['2026-11-21T19:00Z', '2026-11-27T19:00Z']) {
      const page = await storeFor(tooSoon)
      assert.notInclude(page, promise)
      assert.include(page, 'it may arrive after the gig')
    }
  })

  test('an unknown, malformed or switched-off code is 404', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    await db.from('qr_codes').where('id', code.id).update({ is_active: false })
    for (const text of [code.code, 'NO-SUCH-CODE', 'x', '%3Cscript%3E']) {
      assert.equal((await new HttpSession().post(`/api/qr-codes/${text}/scan`)).status, 404)
    }
  })

  test('a typed code leads to its store in any case, without scripts', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const right = await new HttpSession().get(`/scan?code=${code.code.toLowerCase()}`)
    assert.equal(right.status, 302)
    assert.equal(right.location, `/artist/${artist.id}/store?qr=${code.code}`)
    assert.equal(await countOf(code.id), 0)
  }).tags(['SCAN-3'])

  test('a wrong code shows the field again with what is wrong, and repeats nothing unescaped', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    await artist.merge({ isHidden: true }).save()
    for (const typed of ['nonsense', code.code, '"><script>alert(1)</script>']) {
      const wrong = await new HttpSession().get(`/scan?code=${encodeURIComponent(typed)}`)
      assert.equal(wrong.status, 404)
      assert.include(wrong.text, 'This code isn’t one of ours')
      assert.notInclude(wrong.text, '<script>alert(1)')
    }
    for (const address of ['/scan', '/scan?code=', '/scan?code[]=a&code[]=b']) {
      assert.equal(await new HttpSession().getStatus(address), 200)
    }
  })

  test('a code that is switched off leads to the store, as its picture does', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    await db.from('qr_codes').where('id', code.id).update({ is_active: false })
    const typed = await new HttpSession().get(`/scan?code=${code.code}`)
    assert.equal(typed.status, 302)
    assert.equal(typed.headers.get('location'), `/artist/${artist.id}/store?qr=${code.code}`)
    assert.equal(await countOf(code.id), 0)
  }).tags(['SCAN-3'])

  test('a page asks for the way of a code as JSON: 200 with the path, or 404', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const json = { accept: 'application/json' }
    const right = await new HttpSession().get(`/scan?code=${code.code}`, json)
    assert.equal(right.status, 200)
    assert.deepEqual(right.json(), { path: `/artist/${artist.id}/store?qr=${code.code}` })
    assert.equal(right.headers.get('vary')?.toLowerCase().includes('accept'), true)
    const wrong = await new HttpSession().get('/scan?code=NO-SUCH-CODE', json)
    assert.equal(wrong.status, 404)
    assert.equal(wrong.json().message, 'This code isn’t one of ours')
    assert.equal(await countOf(code.id), 0)
    // Also once the page without a code was opened.
    assert.equal(await new HttpSession().getStatus('/scan'), 200)
    assert.equal((await new HttpSession().get('/scan', json)).status, 404)
  })

  test('/artist/:id and /artist/:id/store lead to the store, the query kept', async ({
    assert,
  }) => {
    const answer = await new HttpSession().get('/artist/7/store?qr=ABCD1234')
    assert.equal(answer.status, 302)
    assert.equal(answer.location, '/store/7?qr=ABCD1234')
    assert.equal((await new HttpSession().get('/artist/7')).location, '/store/7')
    assert.equal((await new HttpSession().get('/artist/abc')).status, 404)
  }).tags(['ROUTE-6'])
})

test.group('A scan of one’s own', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('is not counted, be it the artist’s, an admin’s or a bot’s; a fan’s is', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { code } = await givenScannedCode({ artist })
    await code.merge({ scanCount: 0 }).save()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const fan = await UserFactory.create()
    const scan = () => client.post(`/api/qr-codes/${code.code}/scan`).withCsrfToken()
    const countOf = async () => Number((await code.refresh()).scanCount)
    for (const account of [owner, admin]) {
      ;(await scan().loginAs(account)).assertStatus(200)
      assert.equal(await countOf(), 0)
    }
    ;(await scan().header('user-agent', 'facebookexternalhit/1.1')).assertStatus(200)
    assert.equal(await countOf(), 0)
    ;(await scan().header('user-agent', 'Mozilla/5.0 Chrome/156').loginAs(fan)).assertStatus(200)
    assert.equal(await countOf(), 1)
  }).tags(['STUD-3'])

  test('of a code that is switched off opens the store, which says so', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const { code } = await givenScannedCode({ artist })
    const look = async (qr: string) => {
      const store = await client.get(`/store/${artist.id}?qr=${qr}`).withInertia()
      store.assertStatus(200)
      return (store.inertiaProps as never as { isCodeOff: boolean }).isCodeOff
    }
    assert.isFalse(await look(code.code))
    await code.merge({ isActive: false }).save()
    assert.isTrue(await look(code.code))
    assert.isFalse(await look('NOSUCHCODE'))
    const { artist: another } = await givenArtist({})
    const foreign = await client.get(`/store/${another.id}?qr=${code.code}`).withInertia()
    assert.isFalse((foreign.inertiaProps as never as { isCodeOff: boolean }).isCodeOff)
  }).tags(['STUD-7'])

  test('of a store without merch promises none, whether the code is on or off', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const { code } = await givenScannedCode({ artist })
    const look = async () => words((await client.get(`/store/${artist.id}?qr=${code.code}`)).text())
    const on = await look()
    assert.include(on, 'There’s nothing on sale in the store yet.')
    assert.notMatch(on, /everything here is on sale|Order from right where/)
    await code.merge({ isActive: false }).save()
    const off = await look()
    assert.include(
      off,
      'This QR code is switched off, and there’s nothing on sale in the store yet.'
    )
    assert.notInclude(off, 'everything here is on sale')
    await givenActiveProduct({ artist })
    assert.include(await look(), 'the store’s open: everything here is on sale.')
  }).tags(['STUD-7'])
})
