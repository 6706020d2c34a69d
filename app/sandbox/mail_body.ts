import type { HttpContext } from '@adonisjs/core/http'

/** The HTML of a mail for the frame on its page: nothing of it may run, and its links open outside the frame. */
export function sendMailBody(response: HttpContext['response'], html: string) {
  response.header(
    'Content-Security-Policy',
    `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`
  )
  response.header('X-Frame-Options', 'SAMEORIGIN')
  return response.type('html').send(html.replace('<head>', '<head><base target="_blank">'))
}
