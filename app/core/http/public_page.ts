import type { HttpContext } from '@adonisjs/core/http'
import { accessRuleOf } from '#core/access'

/** A page that is the same for every visitor who asks for one address. */
export type PublicPage = {
  /** The parameters that the page reads. All others reach neither the page nor the address that it names. */
  parameters: readonly string[]
  /** Those of them that belong to one visit, such as a scanned code: with one, the page is that visitor's. */
  personal?: readonly string[]
}

const personalCookies = new Set<string>()

/** Declares a cookie that changes what a page shows: with it, a page is not the one of every visitor. */
export function personalCookie(name: string): string {
  personalCookies.add(name)
  return name
}

/** Leaves the parameters that the page reads, sorted, so that each page has one address. */
export function makeAddressCanonical({ request, route }: Pick<HttpContext, 'request' | 'route'>) {
  const page = accessRuleOf(route)?.page
  if (!page) return
  const { query } = request.parsedUrl
  if (!query) return
  const known = [...new URLSearchParams(query)].filter(([name]) => isIn(page.parameters, name))
  const canonical = new URLSearchParams(known)
  canonical.sort()
  request.parsedUrl.query = canonical.toString()
  const values = Object.entries(request.qs()).filter(([name]) => isIn(page.parameters, name))
  request.updateQs(Object.fromEntries(values))
}

/** Whether every visitor gets the same answer to this request. */
export function isSameForAll({ request, route }: Pick<HttpContext, 'request' | 'route'>): boolean {
  const page = accessRuleOf(route)?.page
  if (!page) return false
  if (Object.keys(request.cookiesList()).some((name) => personalCookies.has(name))) return false
  return !page.personal?.some((name) => name in request.qs())
}

/** `type[]` and `type[0]` are values of `type`. */
const isIn = (names: readonly string[], name: string) => names.includes(name.split('[', 1)[0]!)
