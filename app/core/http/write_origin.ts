import type { HttpContext } from '@adonisjs/core/http'

/** Where a write was sent from, according to the headers of its browser. */
export type WriteOrigin = 'own' | 'foreign' | 'unknown'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

export const isWrite = ({ request }: Pick<HttpContext, 'request'>) =>
  !SAFE_METHODS.has(request.method())

/**
 * Tells a write of our own pages from one that a page of another site has its visitor's browser send (CSRF;
 * docs/adr/0017-cross-site-writes.md). A browser sets both headers itself, and no page can change them:
 * `Sec-Fetch-Site`, and `Origin` with each write. Each of them refuses alone; a client that sends neither is unknown and
 * has to show a token.
 */
export function writeOrigin(
  { request }: Pick<HttpContext, 'request'>,
  ownOrigin: string
): WriteOrigin {
  const site = request.header('sec-fetch-site')
  const origin = request.header('origin')
  // `none` is what the person does without a page: an address typed, a reload.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign'
  if (origin !== undefined && !isOwn(origin, ownOrigin, request.header('host'))) return 'foreign'
  return site === undefined && origin === undefined ? 'unknown' : 'own'
}

/** Whether an origin is ours, or that of the Host header: a page cannot choose the Host of its request. */
function isOwn(origin: string, ownOrigin: string, host: string | undefined): boolean {
  return origin === ownOrigin || origin === `${new URL(ownOrigin).protocol}//${host}`
}

const EXEMPT = [
  /^\/api\/webhooks\//,
  // Signed, and posted to by mail programs.
  /^\/(news|sharing|notices)\/stop$/,
  // Signed, and on a page without a referrer, for which browsers send the origin of a form as null.
  /^\/account\/not-me$/,
  /^\/sandbox\/stripe\/v1\//,
  /^\/sandbox\/printful\/api\//,
  /^\/sandbox\/printful\/(faults|life|oauth\/token)$/,
]

/** Calls of other servers, which have no browser, and signed links: both prove themselves otherwise. */
export const isExemptFromCsrf = ({ request }: Pick<HttpContext, 'request'>) =>
  EXEMPT.some((path) => path.test(request.url()))
