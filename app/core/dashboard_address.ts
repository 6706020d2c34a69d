import { appUrl } from '#config/app'
import type { Tab } from '#shared/dashboard_tabs'

/** What the address shows: a tab, and what the tab opens, such as `{ tab: 'gigs', gig: 7 }`. */
type Shown = { tab: Tab; [parameter: string]: string | number }

/**
 * Path in the dashboard of a band, for links in mails and for the way back from Stripe. Names the band, because a member
 * of two bands would otherwise see the one that their session was switched to.
 * @param artistId null where the link that led here names no band: then the session decides
 * @param section id of an element on the page
 */
export function dashboardPath(artistId: number | null, shown: Shown, section?: string): string {
  const query = new URLSearchParams(artistId === null ? {} : { artist: String(artistId) })
  for (const [name, value] of Object.entries(shown)) query.set(name, String(value))
  return `/dashboard?${query}${section ? `#${section}` : ''}`
}

/** The same with the shop's origin. */
export const dashboardAddress = (artistId: number, shown: Shown, section?: string): string =>
  appUrl + dashboardPath(artistId, shown, section)
