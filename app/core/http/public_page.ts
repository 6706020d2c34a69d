import type { HttpContext } from '@adonisjs/core/http'
import { ROLE_COOKIE, SESSION_COOKIE } from '#config/personal_cookies'
import { accessRuleOf } from '#core/access'

/**
 * The header by which the service worker knows an answer of ours from one that a network puts in its place, and whether
 * it may keep it: `public` for the page that all get, `private` for everything else.
 */
export const PAGE_MARK = 'X-Gigstall-Page'

/** A page that is the same for all who ask for one address; what is a person's own is asked for by its scripts. */
export type PublicPage = {
  /** The parameters that the page reads. All others reach neither the page nor the address that it names. */
  parameters: readonly string[]
  /** Those of them that belong to one visit, such as a scanned code: with one, the page is that visitor's. */
  personal?: readonly string[]
  /** Those with which a device gets a cookie beside the page, such as a scanned code: no other cache may keep it. */
  ofDevice?: readonly string[]
  /** The cookies that change what it shows: with one, the page is that device's. */
  cookies?: readonly string[]
  /** Where an account gets another page. */
  isForVisitors?: boolean
}

/** Leaves the parameters that the page reads and that have a value, sorted, so that each page has one address. */
export function makeAddressCanonical({ request, route }: Pick<HttpContext, 'request' | 'route'>) {
  const page = accessRuleOf(route)?.page
  const { query } = request.parsedUrl
  if (!page || !query) return
  const canonical = canonicalQuery(page, query)
  request.parsedUrl.query = canonical.toString()
  request.updateQs(valuesOf(canonical))
}

export function canonicalQuery(page: PublicPage, query: string): URLSearchParams {
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value !== '' && page.parameters.includes(plainName(name))
  )
  const canonical = new URLSearchParams(known)
  canonical.sort()
  return canonical
}

/** `type[]` and `type[0]` are values of `type`. */
const plainName = (name: string) => name.replace(/\[\d*\]$/, '')

/** A list where a parameter is repeated or written as one. */
function valuesOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const [name, value] of parameters) {
    const plain = plainName(name)
    const isList = plain in values || plain !== name
    values[plain] = isList ? [values[plain] ?? [], value].flat() : value
  }
  return values
}

/** Marks a page that may be kept: one that all get, was found, and sets no cookie. */
export function markPublicPage({ response }: Pick<HttpContext, 'response'>) {
  if (response.getStatus() === 200 && !response.getHeader('Set-Cookie'))
    response.header(PAGE_MARK, 'public')
}

/** Whether a device gets a cookie beside the page that is the same for all. */
export function setsDeviceCookie({ request, route }: Pick<HttpContext, 'request' | 'route'>) {
  return Boolean(accessRuleOf(route)?.page?.ofDevice?.some((name) => name in request.qs()))
}

/** Whether all get the same answer to this request, logged in or not. */
export function isSameForAll({ request, route }: Pick<HttpContext, 'request' | 'route'>): boolean {
  const page = accessRuleOf(route)?.page
  if (!page) return false
  const cookies = request.cookiesList()
  // The parts of a page that are the caller's own.
  if (SESSION_COOKIE in cookies && request.header('x-inertia-partial-component')) return false
  if (!isSameWith(page, (name) => name in cookies)) return false
  return !page.personal?.some((name) => name in request.qs())
}

/**
 * Whether the holder of these cookies gets the page of all. With a session, only where its hint lets the page ask for
 * the parts that are the account's own.
 */
export function isSameWith(page: PublicPage, has: (cookie: string) => boolean): boolean {
  if (page.cookies?.some(has)) return false
  return !has(SESSION_COOKIE) || (!page.isForVisitors && has(ROLE_COOKIE))
}

/** Whether a cache between browser and server may keep it: some get another page under its address. */
export const isSameForEveryone = ({ cookies, isForVisitors }: PublicPage): boolean =>
  !cookies?.length && !isForVisitors
