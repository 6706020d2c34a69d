import app from '@adonisjs/core/services/app'

/**
 * Adds `__Host-` to a cookie's name in production, where cookies are sent over https only. A browser accepts such a cookie
 * only from this host and over https, so that no other host of the domain can plant one (SAFE-30).
 */
export const hostCookie = (name: string, isSecure = app.inProduction) =>
  isSecure ? `__Host-${name}` : name

/** What the server knows of a person or device; scripts cannot read them. */
export const SESSION_COOKIE = hostCookie('gigstall_session')
export const KNOWN_DEVICE_COOKIE = hostCookie('gigstall_known_device')
export const DEVICE_COOKIE = hostCookie('gigstall_device')
export const GIGS_COOKIE = hostCookie('gigstall_gigs')
export const GIGS_OPT_OUT_COOKIE = hostCookie('gigstall_no_gigs')
export const PLACED_CHECKOUTS_COOKIE = hostCookie('placed_checkouts')

/**
 * Hints for scripts, which the server never trusts: which header a page shows first (`fan`, `artist`, `admin`, or
 * `visitor` where a session has no account), and the artists whose codes were scanned, as `5.12`.
 */
export const ROLE_COOKIE = 'gigstall_role'
export const SCANNED_COOKIE = 'gigstall_scanned'
