/**
 * Makes one request: a real route with odd parts, or an odd path altogether, with odd headers, cookies and bodies.
 */
import { oddSegment, oddText, oddValue } from './values.js'

/** Every header that the application or its framework reads, with values it may meet. */
const HEADERS = {
  'accept': ['text/html', 'application/json', '*/*', 'image/avif', ';;q=2'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'x'],
  'accept-language': ['en', 'de;q=x', '*'],
  'authorization': ['Bearer x', 'Basic ====='],
  'connection': ['keep-alive, x', 'upgrade'],
  'content-encoding': ['gzip', 'br', 'deflate', 'zstd', 'x'],
  'content-length': ['0', '5'],
  'expect': ['100-continue', 'x'],
  'forwarded': ['for=1.2.3.4'],
  'host': ['evil.example', '[::1]', ':80', 'a b', ''],
  'idempotency-key': ['k', '"k"'],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999'],
  'if-none-match': ['*', 'W/"x"', '"', ','],
  'if-range': ['"x"'],
  'if-unmodified-since': ['x'],
  'origin': ['null', 'https://evil.example'],
  'purpose': ['prefetch', 'x'],
  'range': ['bytes=0-', 'bytes=5-1', 'bytes=-1', 'bytes=0-0,2-2', 'x=1'],
  'referer': ['https://evil.example/%', '//'],
  'save-data': ['on'],
  'sec-fetch-dest': ['document', 'empty'],
  'sec-fetch-mode': ['navigate', 'cors'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', 'x'],
  'sec-purpose': ['prefetch', 'prefetch;prerender', ';'],
  'stripe-signature': ['t=1,v1=x', 't=,v1='],
  'user-agent': ['', 'Googlebot'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'x'],
  'x-inertia': ['true', 'x'],
  'x-inertia-error-bag': ['login', '__proto__'],
  'x-inertia-except-once-props': ['site', ','],
  'x-inertia-infinite-scroll-merge-intent': ['append', 'x'],
  'x-inertia-partial-component': ['storefront/store', 'x'],
  'x-inertia-partial-data': ['user', 'a,b,,', '__proto__'],
  'x-inertia-partial-except': ['user', ','],
  'x-inertia-reset': ['products'],
  'x-inertia-version': ['old', ''],
  'x-requested-with': ['XMLHttpRequest'],
  'x-request-id': ['x', 'a'.repeat(300)],
  'x-xsrf-token': ['x', '%', 'e:'],
}
const NAMES = Object.keys(HEADERS)

/** What no request does: it would end what the run stands on. */
const LEFT_OUT = /^\/(api\/)?(dev|sandbox)\b|^\/assets\//

export function routesToFuzz(routes) {
  return routes
    .filter(({ pattern }) => !LEFT_OUT.test(pattern))
    .flatMap(({ pattern, methods }) => methods.map((method) => ({ method, pattern })))
}

/**
 * @param shop `{ routes, known, fields }`: routes as `routesToFuzz` gives them, ids and codes that exist, names of fields
 * @returns `{ method, target, headers, cookie, body }`
 */
export function oddRequest(random, { routes, known, fields }) {
  const route = random.pick(routes)
  const method = random.chance(0.95)
    ? route.method
    : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'])
  const hasBody = !['GET', 'HEAD'].includes(method) || random.chance(0.02)
  const body = hasBody ? bodyOf(random, { known, fields }) : null
  return {
    method,
    target: targetOf(random, route.pattern, { known, fields }),
    headers: headersOf(random, body),
    cookie: random.chance(0.15) ? oddCookie(random) : '',
    body,
  }
}

function targetOf(random, pattern, { known, fields }) {
  if (random.chance(0.12)) {
    const length = random.below(4)
    return `/${Array.from({ length }, () => oddSegment(random)).join('/')}`
  }
  const part = (segment) => {
    if (segment === '*') return random.chance(0.5) ? oddSegment(random) : random.pick(known)
    if (!segment.startsWith(':')) return segment
    return random.chance(0.7) ? encodeURIComponent(random.pick(known)) : oddSegment(random)
  }
  const path = pattern.split('/').map(part).join('/')
  return random.chance(0.4) ? `${path}?${queryOf(random, { known, fields })}` : path
}

function queryOf(random, { known, fields }) {
  const pair = () => {
    const name = random.chance(0.8)
      ? random.pick(fields)
      : encodeURIComponent(oddText(random).toWellFormed())
    const suffix = random.chance(0.1) ? random.pick(['[]', '[a]', '[0][b]', '[__proto__]']) : ''
    return `${name}${suffix}=${random.chance(0.4) ? encodeURIComponent(random.pick(known)) : oddSegment(random)}`
  }
  return Array.from({ length: 1 + random.below(3) }, pair).join('&')
}

function headersOf(random, body) {
  const headers = {}
  for (let count = random.below(4); count > 0; count--) {
    const name = random.pick(NAMES)
    headers[name] = random.chance(0.7) ? random.pick(HEADERS[name]) : headerText(random)
  }
  // Without a length that fits, the rest of the body would be read as the next request.
  delete headers['content-length']
  if (body === null) return headers
  if (random.chance(0.85)) headers['content-type'] ??= 'application/json'
  else
    headers['content-type'] = random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=x',
      '',
    ])
  headers['content-length'] = String(Buffer.byteLength(body))
  return headers
}

/** Header values are Latin-1 on the wire; a line break would begin another header. */
const headerText = (random) => oddText(random).replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')

/** Every cookie that the application reads, and one that it does not. */
const COOKIES = [
  'gigstall_session',
  'gigstall_device',
  'gigstall_gigs',
  'gigstall_no_gigs',
  'gigstall_known_device',
  'placed_checkouts',
  'XSRF-TOKEN',
  'x',
]

function oddCookie(random) {
  const value = () =>
    random.pick([
      '',
      'x',
      '%',
      's:e30.x',
      'e:x',
      'j:{',
      '"',
      'x'.repeat(random.pick([100, 4_000, 9_000])),
      headerText(random),
    ])
  return Array.from(
    { length: 1 + random.below(3) },
    () => `${random.pick(COOKIES)}=${value()}`
  ).join('; ')
}

function bodyOf(random, { known, fields }) {
  if (random.chance(0.05))
    return random.pick(['', '{', '[', 'null', '"x"', '1', '{"a":', '[[[[', '\u0000'])
  if (random.chance(0.01)) return JSON.stringify({ [random.pick(fields)]: 'x'.repeat(120_000) })
  const length = random.below(7)
  const value = () => {
    if (random.chance(0.5)) return oddValue(random)
    const text = random.pick(known)
    return random.chance(0.5) && /^\d+$/.test(text) ? Number(text) : text
  }
  return JSON.stringify(
    Object.fromEntries(Array.from({ length }, () => [random.pick(fields), value()]))
  )
}
