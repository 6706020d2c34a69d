import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

const GIGS = 'gigstall_gigs'

test.group('Opting out of the gig cookie', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  async function givenScan() {
    const { artist, product } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const visitor = new HttpSession()
    const scan = () => visitor.post(`/api/qr-codes/${code.code}/scan`)
    const codeOfSale = async () => {
      const answer = await visitor.post('/api/orders', orderOf(product))
      return answer.json().order.qrCodeId as number | null
    }
    return { code, visitor, scan, codeOfSale }
  }

  test('drops what was remembered', async ({ assert }) => {
    const { code, visitor, scan, codeOfSale } = await givenScan()
    await scan()
    assert.equal(await codeOfSale(), code.id)
    assert.equal((await visitor.post('/api/attribution/opt-out')).status, 204)
    assert.isFalse(visitor.cookies.has(GIGS))
    assert.isNull(await codeOfSale())
  })

  test('lets nothing be remembered, though a scan still leads on and counts', async ({
    assert,
  }) => {
    const { code, visitor, scan, codeOfSale } = await givenScan()
    await visitor.post('/api/attribution/opt-out')
    assert.equal((await scan()).status, 200)
    assert.isFalse(visitor.cookies.has(GIGS))
    assert.isNull(await codeOfSale())
    const { scan_count: count } = await db.from('qr_codes').where('id', code.id).firstOrFail()
    assert.equal(Number(count), 1)
  })

  test('holds against a cookie that was kept aside', async ({ assert }) => {
    const { visitor, scan, codeOfSale } = await givenScan()
    await scan()
    const kept = visitor.cookies.get(GIGS)!
    await visitor.post('/api/attribution/opt-out')
    visitor.cookies.set(GIGS, kept)
    assert.isNull(await codeOfSale())
  })

  test('is taken back, and the next scan is remembered again', async ({ assert }) => {
    const { code, visitor, scan, codeOfSale } = await givenScan()
    await visitor.post('/api/attribution/opt-out')
    assert.equal((await visitor.delete('/api/attribution/opt-out')).status, 204)
    await scan()
    assert.equal(await codeOfSale(), code.id)
  })

  test('is offered on the privacy page, and needs its token', async ({ assert, client }) => {
    ;(await client.post('/api/attribution/opt-out').json({})).assertStatus(403)
    const isRefused = async (visitor: HttpSession) => {
      const { text } = await visitor.get('/privacy')
      return /isRefused(?:&quot;|"):(true|false)/.exec(text)?.[1]
    }
    const visitor = new HttpSession()
    assert.equal(await isRefused(visitor), 'false')
    await visitor.post('/api/attribution/opt-out')
    assert.equal(await isRefused(visitor), 'true')
    assert.equal(await isRefused(new HttpSession()), 'false')
  })
})
