import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { securityContact } from '#config/contact'
import { clock } from '#shared/clock'

/** RFC 9116 recommends less than a year, so that an outdated file is not trusted. */
const VALID_DAYS = 180

/** GET /.well-known/security.txt (RFC 9116): says where to report security vulnerabilities. */
export default class SecurityContactController {
  show({ response }: HttpContext) {
    const expires = clock.now().toUTC().startOf('day').plus({ days: VALID_DAYS })
    response
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
    return response.send(
      [
        `Contact: ${securityContact}`,
        `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
        'Preferred-Languages: en',
        `Canonical: ${appUrl}/.well-known/security.txt`,
        '',
      ].join('\n')
    )
  }
}
