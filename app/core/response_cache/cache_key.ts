import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import config from '@adonisjs/core/services/config'
import router from '@adonisjs/core/services/router'
import { LRUCache } from 'lru-cache'
import { appUrl } from '#config/app'
import { SESSION_COOKIE } from '#config/personal_cookies'
import { accessRuleOf, isApiPath } from '#core/access'
import { canonicalOrigin } from '#core/canonical_host'
import { canonicalQuery, isSameWith, type PublicPage } from '#core/http/public_page'

/** The name of a response that is the same for all who ask for it. */
export type CacheKey = {
  name: string
  /** Addresses with a query are without limit in number, and are kept apart. */
  hasQuery: boolean
  /** The pattern of its route, for log and metrics. */
  route: string
}

type Address = { target: string; hasQuery: boolean; route: string; page: PublicPage | null }

const MOST_CHARACTERS = 500

/** Other spellings of a path are left to the application, so that each page is kept once. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/** Null stands for an address that has no response for all. */
const addresses = new LRUCache<string, { address: Address | null }>({ max: 5_000 })

const hosts = new LRUCache<string, { isOwn: boolean }>({ max: 100 })

/** Null where the answer is the caller's own, or may not be kept. */
export function cacheKeyOf({ method, url = '', headers }: IncomingMessage): CacheKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const address = url.length > MOST_CHARACTERS ? null : addressOf(url)
  if (!address || !isSameWithCookies(address, headers.cookie)) return null
  if (!isOwnHost(headers.host ?? '')) return null
  const form = address.page ? formOfPage(headers) : 'json'
  if (form === null) return null
  const { target, hasQuery, route } = address
  return { name: `${form} ${target}`, hasQuery, route }
}

function addressOf(url: string): Address | null {
  const known = addresses.get(url)
  if (known) return known.address
  const address = readAddress(url)
  addresses.set(url, { address })
  return address
}

function readAddress(url: string): Address | null {
  const [path = '', query = '', ...more] = url.split('?')
  if (!PLAIN_PATH.test(path) || query.includes('#') || more.length > 0) return null
  const route = router.match(path, 'GET', false)?.route
  if (!route) return null
  const { pattern } = route
  const rule = accessRuleOf(route)
  if (rule?.cacheable === 'visitors' && isApiPath(path))
    return addressWith(path, query, pattern, null)
  if (!rule?.page) return null
  const parameters = canonicalQuery(rule.page, query)
  const isPersonal = rule.page.personal?.some((name) => parameters.has(name))
  return isPersonal ? null : addressWith(path, parameters.toString(), pattern, rule.page)
}

const addressWith = (
  path: string,
  query: string,
  route: string,
  page: PublicPage | null
): Address => ({
  target: query ? `${path}?${query}` : path,
  hasQuery: query !== '',
  route,
  page,
})

/** A call of an account may answer more than that of a visitor. */
function isSameWithCookies({ page }: Address, cookies: string | undefined): boolean {
  if (!cookies) return true
  const names = new Set(cookies.split(';').map((cookie) => cookie.split('=', 1)[0]!.trim()))
  if (!page) return !names.has(SESSION_COOKIE)
  return isSameWith(page, (name) => names.has(name))
}

/** A caller that accepts no pages may get something else under the same address (/scan). */
const TAKES_PAGES = /\bhtml\b|\*\/\*|text\/\*/

/** A page as a document, or as the answer to a visit of Inertia for all of it from a page of this version. */
function formOfPage(headers: IncomingHttpHeaders): string | null {
  if (!TAKES_PAGES.test(headers.accept ?? '*/*')) return null
  if (!headers['x-inertia']) return 'html'
  const version = config.get<string>('inertia.assetsVersion')
  if (headers['x-inertia'] !== 'true' || headers['x-inertia-version'] !== version) return null
  const asksForParts = Object.keys(headers).some(
    (name) => name.startsWith('x-inertia-') && name !== 'x-inertia-version'
  )
  return asksForParts ? null : 'inertia'
}

/** Whether a page is not led to another name of this machine (CanonicalHostMiddleware). */
function isOwnHost(host: string): boolean {
  const known = hosts.get(host) ?? { isOwn: canonicalOrigin(host, appUrl) === null }
  hosts.set(host, known)
  return known.isOwn
}
