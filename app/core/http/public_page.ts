import type { HttpContext } from '@adonisjs/core/http'
import { PERSONAL_COOKIES } from '#config/personal_cookies'
import { accessRuleOf } from '#core/access'

/**
 * The header by which the service worker knows an answer of ours from one that a network puts in its place, and whether
 * it may keep it: `public` for the page that every visitor gets, `private` for everything else.
 */
export const PAGE_MARK = 'X-Gigstall-Page'

/** A page that is the same for every visitor who asks for one address. */
export type PublicPage = {
  /** The parameters that the page reads. All others reach neither the page nor the address that it names. */
  parameters: readonly string[]
  /** Those of them that belong to one visit, such as a scanned code: with one, the page is that visitor's. */
  personal?: readonly string[]
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

/** Marks a page that may be kept: one that every visitor gets, was found, and sets no cookie. */
export function markPublicPage({ response }: Pick<HttpContext, 'response'>) {
  if (response.getStatus() === 200 && !response.getHeader('Set-Cookie'))
    response.header(PAGE_MARK, 'public')
}

/** Whether every visitor gets the same answer to this request. */
export function isSameForAll({ request, route }: Pick<HttpContext, 'request' | 'route'>): boolean {
  const page = accessRuleOf(route)?.page
  if (!page) return false
  const cookies = request.cookiesList()
  if (PERSONAL_COOKIES.some((name) => name in cookies)) return false
  return !page.personal?.some((name) => name in request.qs())
}
