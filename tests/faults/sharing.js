/**
 * What servers and workers on one database share: sessions, limits, rates, the renewal of a token, and timers.
 */
import { ADDRESS } from './flows.js'

const MOST_ORDER_LINKS_AN_HOUR = 30

/** @returns what is wrong, one sentence each */
export async function problemsOfSharing(system) {
  const found = []
  for (const check of [sessions, limits, rates, renewals])
    found.push(...(await check(system)).map((text) => `${check.name}: ${text}`))
  return found
}

/** A visitor whom each call leads to the next server. */
function wanderer({ servers, caller }) {
  let calls = 0
  return caller(() => servers[calls++ % servers.length].address)
}

async function sessions(system) {
  const visitor = wanderer(system)
  const readings = async () => {
    const answers = []
    for (const _ of system.servers) answers.push(await visitor.get('/api/auth/user'))
    return answers.map(({ status, text }) => (status === 200 ? JSON.parse(text).userType : status))
  }
  await visitor.post('/api/dev/set-role', { role: 'admin' })
  const before = await readings()
  await visitor.post('/api/logout')
  const after = await readings()
  return [
    ...before.filter((role) => role !== 'admin').map((role) => `signed in, a server says ${role}`),
    ...after.filter((role) => role !== 401).map((role) => `signed out, a server says ${role}`),
  ]
}

async function limits(system) {
  const visitor = wanderer(system)
  const asked = { email: 'nobody@example.com', orderNumber: 'GS-0' }
  await visitor.get('/login')
  const answers = await Promise.all(
    Array.from({ length: MOST_ORDER_LINKS_AN_HOUR + 10 }, () =>
      visitor.post('/api/orders/link', asked)
    )
  )
  const refused = answers.filter(({ status }) => status === 429).length
  return refused === 10 ? [] : [`10 calls too many, ${refused} refused`]
}

async function rates(system) {
  const visitor = wanderer(system)
  const [{ id, size, color }] = system.variants
  const { city, state, zipCode, country } = ADDRESS
  const asked = {
    lines: [{ productId: id, size, color, quantity: 1 }],
    destination: { city, state, zipCode, country },
  }
  const count = () => system.exchange.countOf('POST', /\/api\/shipping\/rates$/)
  const before = count()
  const quotes = []
  for (const _ of system.servers) quotes.push(await visitor.post('/api/cart/quote', asked))
  const amounts = new Set(quotes.map(({ text }) => JSON.stringify(JSON.parse(text).shipping)))
  const problems = []
  if (!JSON.parse(quotes[0].text).shipping?.isLive) problems.push('the rate is not a live one')
  if (amounts.size > 1) problems.push(`servers quote ${[...amounts].join(' and ')}`)
  if (count() - before !== 1) problems.push(`Printful was asked ${count() - before} times`)
  return problems
}

/** Both tokens change with a renewal: a second one with the old ones would cut the shop off. */
async function renewals(system) {
  const { admin, servers, exchange } = system
  const count = () => exchange.countOf('POST', /\/oauth\/token$/)
  const before = count()
  await system.sql(`update oauth_tokens set expires_at = now() - interval '1 minute'`)
  const answers = await Promise.all(
    servers.flatMap(() => [1, 2, 3].map(() => admin.get('/api/printful/catalog')))
  )
  const problems = []
  if (count() - before !== 1) problems.push(`the token was renewed ${count() - before} times`)
  const failed = answers.filter(({ status }) => status !== 200)
  if (failed.length > 0) problems.push(`${failed.length} calls answered ${failed[0].status}`)
  return problems
}

/** A check at the end: each minute's timer rang once, however many workers were up. */
export async function problemsOfTimers(system) {
  const rows = await system.sql(
    `select to_char(date_trunc('minute', created_on), 'HH24:MI') as minute, count(*)::int as times
       from jobs.job where name = 'rollups.build' group by 1 having count(*) > 1`
  )
  return rows.map(({ minute, times }) => `timers: one rang ${times} times at ${minute}`)
}
