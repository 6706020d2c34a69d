import { isIP } from 'node:net'
import { appUrl } from '#config/app'
import { PasskeysUnavailable } from '#identity/errors'

/** The site to which passkeys belong: `id` is its name, `origin` its address. */
export type RelyingParty = { id: string; name: string; origin: string }

const NAME = 'Gigstall'

/**
 * The relying party (WebAuthn) of a shop at this address; null at an IP address, for which browsers make no passkeys. On a
 * developer's own machine it is localhost: the pages offer passkeys where APP_URL has that name.
 */
export function relyingPartyOf(address: string): RelyingParty | null {
  const url = new URL(address)
  if (/^127(\.\d+){3}$|^\[::1\]$/.test(url.hostname)) url.hostname = 'localhost'
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return null
  return { id: url.hostname, name: NAME, origin: url.origin }
}

/** The relying party of this shop. Throws PasskeysUnavailable. */
export function relyingParty(): RelyingParty {
  const party = relyingPartyOf(appUrl)
  if (!party) throw new PasskeysUnavailable()
  return party
}
