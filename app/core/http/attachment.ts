import type { HttpContext } from '@adonisjs/core/http'

/**
 * Has an answer kept as a file of this name. What file systems do not bear is left out; programs that know no Unicode
 * here get the name without accents.
 */
export function attachAs(response: HttpContext['response'], name: string) {
  const clean = name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = clean.normalize('NFD').replace(/[^\x20-\x7E]/g, '')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  response.header(
    'Content-Disposition',
    `attachment; filename="${plain.trim()}"; filename*=UTF-8''${encoded}`
  )
}
