import type { HttpContext } from '@adonisjs/core/http'

/**
 * Caching of public reads (API.md, Conventions): a visitor's answer may be kept and is revalidated by ETag; a signed-in
 * caller's never leaves their browser.
 */
export function allowPublicCache({ auth, response }: HttpContext) {
  response.header('Cache-Control', auth.user ? 'private, no-store' : 'public, max-age=30')
}
