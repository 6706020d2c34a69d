import { hash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { encodingFor } from '#core/http/compression'
import { ResponseBodyCache } from '#core/http/response_body_cache'

/** Compressed bodies by the hash of their text. */
const bodies = new ResponseBodyCache(2_000_000)

/**
 * Answers with a long text that many callers get alike: compressed once for all of them, and 304 for a caller that has
 * it already. A text with personal data does not belong here.
 */
export async function sendRepeatedText(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  text: string,
  contentType: string
) {
  const content = Buffer.from(text)
  const name = hash('sha1', content, 'base64url')
  const encoding = encodingFor(request)
  response.header('Content-Type', contentType)
  response.append('Vary', 'Accept-Encoding')
  response.header('ETag', `"${name}-${encoding ?? 'plain'}"`)
  if (response.fresh()) return response.status(304)
  if (encoding === null) return response.send(content, false)
  response.header('Content-Encoding', encoding)
  return response.send(await bodies.get(name, encoding, () => content), false)
}
