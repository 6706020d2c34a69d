import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#identity/demo_accounts'
import { startDemoProcess, type DemoProcess } from '#tests/support/demo_process'
import { BUYER } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

/** An order in the stand-in for Printful; `since`: seconds at which it got its status. */
type PrintedOrder = {
  status: string
  since: number
  items: { externalId: string }[]
  shipments: { trackingNumber: string }[]
}
type Quote = {
  lines: { productId: number; size: string; color: string; availability: string }[]
}

test.group('The demo, as npm start runs it', () => {
  test('takes what a fan pays for to a posted shipment automatically; what is bought while Printful is disconnected is submitted once an admin authorizes again', async ({
    assert,
    cleanup,
  }) => {
    const demo = await startDemoProcess()
    cleanup(demo.end)
    const fan = await loggedIn(demo, 'fan')
    const artist = await loggedIn(demo, 'artist')
    const admin = await loggedIn(demo, 'admin')
    const isConnected = async () =>
      (await admin.get('/api/printful/status?refresh=true')).json().connected
    const goods = () => artist.get('/api/printful/products')
    assert.isTrue(await isConnected())

    const first = await buy(fan)
    await until('the order is in production', () => printedOrder(demo, first.id))
    assert.include((await artist.get('/printful?tab=orders')).text, first.orderNumber)
    assert.isAtLeast((await goods()).json().length, 3)

    assert.equal((await admin.delete('/api/printful/connection')).status, 204)
    assert.isFalse(await isConnected())
    assert.equal((await goods()).status, 503)
    const second = await buy(fan)
    await until('an admin reads why the other order waits', async () => {
      const { text } = await admin.get(`/admin/orders/${second.orderNumber}`)
      return text.includes('Printful is not connected')
    })
    assert.isUndefined(await printedOrder(demo, second.id))

    await authorize(admin)
    assert.isTrue(await isConnected())
    assert.isAtLeast((await goods()).json().length, 3)
    await until('the other order is in production', () => printedOrder(demo, second.id))

    const isPosted = async () => (await fan.get(first.page)).text.includes('Posted.')
    assert.isFalse(await isPosted())
    await until('the order is posted', async () => {
      await letMinutesPass(demo)
      return isPosted()
    })
    const { shipments } = (await printedOrder(demo, first.id))!
    assert.lengthOf(shipments, 1)
    assert.include((await fan.get(first.page)).text, shipments[0]!.trackingNumber)
    await until('its mail is there', async () => {
      const { text } = await fan.get('/dev/mail')
      return /Your Gigstall order \S+ is on its way/.test(text)
    })
  })
    .tags(['DEMO-1'])
    .timeout(150_000)
})

async function loggedIn({ origin }: DemoProcess, person: keyof typeof DEMO_ACCOUNTS) {
  const visitor = new HttpSession(origin)
  const path = person === 'artist' ? '/api/login/artist' : '/api/login'
  const { email } = DEMO_ACCOUNTS[person]
  const { status, text } = await visitor.post(path, { email, password: DEMO_PASSWORD })
  if (status !== 200) throw new Error(`${person} cannot log in: ${status} ${text}`)
  return visitor
}

/** Orders everything that the store of artist 1 has in stock, and pays on the payment page. */
async function buy(fan: HttpSession) {
  const [{ id: productId, sizes, colors }] = (await fan.get('/api/artists/1/products')).json()
  const wanted = sizes.map((size: string) => ({ productId, size, color: colors[0], quantity: 1 }))
  const quote: Quote = (await fan.post('/api/cart/quote', { lines: wanted })).json()
  const inStock = quote.lines.findIndex(({ availability }) => availability === 'available')
  const session = await fan.post('/api/create-checkout-session', {
    ...BUYER,
    products: [wanted[inStock]],
  })
  const payment = { action: 'pay', email: DEMO_ACCOUNTS.fan.email }
  const paid = await fan.post(new URL(session.json().url).pathname, payment)
  const thanks = await until('the payment is known', async () => {
    const { text } = await fan.get(paid.location!)
    return text.includes('Order placed successfully!') && text
  })
  const [{ id, orderNumber }] = (await fan.get('/api/orders')).json()
  if (!thanks.includes(orderNumber)) throw new Error(`The thanks are not for ${orderNumber}`)
  return { id, orderNumber, page: `/orders/${orderNumber}` }
}

/** Authorizes Printful as an admin does, who presses Authorize, allows it at Printful and is led back. */
async function authorize(admin: HttpSession) {
  const { authUrl } = (await admin.get('/api/printful/auth-url')).json()
  const { pathname, searchParams } = new URL(authUrl)
  const answer = { ...Object.fromEntries(searchParams), answer: 'allow' }
  const allowed = await admin.post(pathname, answer)
  await admin.get(allowed.location!)
}

async function orderFiles({ folder }: DemoProcess): Promise<string[]> {
  const files = await readdir(join(folder, 'sandbox', 'printful'), { recursive: true })
  return files
    .filter((file) => /\/orders\/\d+\.json$/.test(file))
    .map((file) => join(folder, 'sandbox', 'printful', file))
}

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as PrintedOrder

/** The stand-in's record of an order of the shop that is in production, or was. */
async function printedOrder(demo: DemoProcess, orderId: number) {
  const all = await Promise.all((await orderFiles(demo)).map(read))
  return all.find(
    ({ items, status }) =>
      status !== 'draft' && items.some(({ externalId }) => externalId === `order-${orderId}`)
  )
}

/**
 * Orders have been in production for minutes already. The stand-in leaves a status alone for its first minute, so that
 * nothing it writes meanwhile is lost.
 */
async function letMinutesPass(demo: DemoProcess) {
  const now = Date.now() / 1000
  for (const file of await orderFiles(demo)) {
    const order = await read(file)
    const isUntouched = now - order.since < 45
    if (isUntouched && ['pending', 'inprocess'].includes(order.status))
      await writeFile(file, JSON.stringify({ ...order, since: order.since - 600 }))
  }
}

async function until<Value>(what: string, look: () => Promise<Value>, seconds = 60) {
  for (const overdue = Date.now() + seconds * 1000; Date.now() < overdue; await pause(250)) {
    const value = await look()
    if (value) return value as Exclude<NonNullable<Value>, false>
  }
  throw new Error(`It never came that ${what}`)
}
