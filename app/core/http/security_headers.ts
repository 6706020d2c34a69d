import { installation } from '#core/installation'

/** Pictures, which mails, search engines and the cards of shared links show on other sites. */
const PICTURE = /^\/(files|pictures|artwork|share)\/|^\/[\w-]+\.(png|svg)$/

/**
 * The security headers of every answer, by its path without a query (SAFE-19). A page whose address is a secret says
 * `no-referrer` itself.
 */
export function securityHeaders(path: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': PICTURE.test(path) ? 'cross-origin' : 'same-origin',
    // A rehearsal is in no search result.
    ...(installation.isStaging && { 'X-Robots-Tag': 'noindex, nofollow' }),
  }
}
