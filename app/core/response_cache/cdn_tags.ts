import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

/** Of every page. */
export const PAGE_TAG = 'page'
/** Of a page that any change may concern, such as a list. */
export const ANY_CHANGE_TAG = 'any'

/** A minute: a page that shows a day or an hour ends with it, of which a CDN is not told. */
const UNTIL_PURGED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=10'

/**
 * Lets a CDN that is purged (CDN_PURGE_URL) keep a page for longer than the few seconds of caches that are not, under the tags of
 * what it shows.
 */
export function tagForCdn(response: HttpContext['response'], tags: readonly string[] | null) {
  if (!env.get('CDN_PURGE_URL')) return
  const isShared = String(response.getHeader('Cache-Control')).includes('s-maxage')
  if (!isShared) return
  const all = [PAGE_TAG, ...(tags ?? [ANY_CHANGE_TAG])]
  response
    .header('Cache-Control', UNTIL_PURGED)
    .header('Cache-Tag', all.join(','))
    .header('Surrogate-Key', all.join(' '))
}
