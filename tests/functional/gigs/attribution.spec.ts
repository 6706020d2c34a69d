import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { orderOf } from '#tests/support/purchase'
import { resetDatabase } from '#tests/support/reset_database'

const COOKIE = 'gigstall_gigs'
const MOST_ARTISTS = 20

async function givenStall() {
  const { artist, product } = await givenActiveProduct({})
  const { code } = await givenScannedCode({ artist })
  return { artist, product, code }
}

const scan = (visitor: HttpSession, { code }: { code: { code: string } }) =>
  visitor.post(`/api/qr-codes/${code.code}/scan`)

type Product = Parameters<typeof orderOf>[0]

async function codeOfSale(visitor: HttpSession, { product }: { product: Product }) {
  return (await visitor.post('/api/orders', orderOf(product))).json().order.qrCodeId as
    number | null
}

const inDays = <T>(days: number, work: () => Promise<T>) => at(clock.now().plus({ days }), work)

async function at<T>(moment: DateTime, work: () => Promise<T>): Promise<T> {
  const restore = clock.set(() => moment)
  try {
    return await work()
  } finally {
    restore()
  }
}

/** The artists of whom this device reports visits. */
const scannedBy = (visitor: HttpSession) => visitor.cookies.get('gigstall_scanned')

test.group('The code that a sale is attributed to', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('is remembered for seven days, by a cookie that scripts cannot read', async ({ assert }) => {
    const stall = await givenStall()
    const visitor = new HttpSession()
    const { headers } = await scan(visitor, stall)
    const cookie = headers.getSetCookie().find((each) => each.startsWith(COOKIE))
    assert.match(cookie!, /HttpOnly/i)
    assert.match(cookie!, /Max-Age=604800/i)
    assert.equal(await inDays(6.99, () => codeOfSale(visitor, stall)), stall.code.id)
    assert.isNull(await inDays(7.01, () => codeOfSale(visitor, stall)))
  }).tags(['FIG-7'])

  test('is forgotten seven days after the second of its scan', async ({ assert }) => {
    const stall = await givenStall()
    const visitor = new HttpSession()
    const second = clock.now().startOf('second')
    await at(second.plus({ milliseconds: 500 }), () => scan(visitor, stall))
    const end = second.plus({ days: 7 })
    const sold = (moment: DateTime) => at(moment, () => codeOfSale(visitor, stall))
    assert.equal(await sold(end.minus({ seconds: 1 })), stall.code.id)
    assert.isNull(await sold(end))
  }).tags(['FIG-7'])

  test('is read from no entry of another form', async ({ assert, client }) => {
    const { artist, code, product } = await givenStall()
    const now = Math.floor(clock.now().toSeconds())
    const entry = { artistId: artist.id, qrCodeId: code.id, at: now }
    const codeOfSaleBy = async (entries: unknown) => {
      const order = client.post('/api/orders').cookie(COOKIE, entries).withCsrfToken()
      return (await order.json(orderOf(product))).body().order.qrCodeId
    }
    assert.equal(await codeOfSaleBy([entry]), code.id)
    const others = [
      { ...entry, artistId: String(artist.id) },
      { ...entry, qrCodeId: String(code.id) },
      { ...entry, at: String(now) },
      null,
    ]
    for (const other of others) assert.isNull(await codeOfSaleBy([other]), JSON.stringify(other))
    assert.isNull(await codeOfSaleBy(entry))
  }).tags(['FIG-7'])

  test('is the last scanned of each artist, and of no other artist', async ({ assert }) => {
    const [one, other, third] = [await givenStall(), await givenStall(), await givenStall()]
    const { code: later } = await givenScannedCode({ artist: one.artist })
    const visitor = new HttpSession()
    await scan(visitor, one)
    await scan(visitor, other)
    await scan(visitor, { code: later })
    assert.equal(await codeOfSale(visitor, one), later.id)
    assert.equal(await codeOfSale(visitor, other), other.code.id)
    assert.isNull(await codeOfSale(visitor, third))
    assert.equal(scannedBy(visitor), `${one.artist.id}.${other.artist.id}`)
  }).tags(['FIG-7'])

  test('is remembered with the page of the store, and not of a bot or a page fetched ahead', async ({
    assert,
  }) => {
    const { artist, code } = await givenStall()
    const isRemembered = async (headers: Record<string, string>) => {
      const store = await new HttpSession().get(`/store/${artist.id}?qr=${code.code}`, headers)
      assert.equal(store.status, 200)
      return store.headers.getSetCookie().some((each) => each.startsWith(COOKIE))
    }
    assert.isTrue(await isRemembered({ 'user-agent': 'Mozilla/5.0 Chrome/156' }))
    const automated: Record<string, string>[] = [
      { 'user-agent': 'WhatsApp/2.23' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
    ]
    for (const headers of automated)
      assert.isFalse(await isRemembered(headers), JSON.stringify(headers))
  }).tags(['FIG-9'])

  test('is remembered for the last 20 artists', async ({ assert }) => {
    const visitor = new HttpSession()
    const first = await givenStall()
    await scan(visitor, first)
    for (let artists = 1; artists < MOST_ARTISTS; artists++) {
      await limiter.clear()
      await scan(visitor, await givenScannedCode({}))
    }
    assert.equal(await codeOfSale(visitor, first), first.code.id)
    await limiter.clear()
    await scan(visitor, await givenScannedCode({}))
    assert.isNull(await codeOfSale(visitor, first))
  }).tags(['FIG-7'])

  test('is not remembered after opting out, by a cookie that scripts cannot read', async ({
    assert,
  }) => {
    const { headers } = await new HttpSession().post('/api/attribution/opt-out')
    const cookie = headers.getSetCookie().find((each) => each.startsWith('gigstall_no_gigs'))
    assert.match(cookie!, /HttpOnly/i)
  }).tags(['FIG-7'])
})
