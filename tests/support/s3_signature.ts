import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a request has the signature of version 4 in its address, over its path, its query and the signed headers. */
export function isPresigned({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const [path = '', query = ''] = (url ?? '').split('?')
  const search = new URLSearchParams(query)
  const signed = search.get('X-Amz-SignedHeaders')
  const scope = search.get('X-Amz-Credential')?.split('/').slice(1)
  if (!signed || !scope) return false
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((part) => !part.startsWith('X-Amz-Signature='))
      .sort()
      .join('&'),
    lines.join(''),
    signed,
    search.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    search.get('X-Amz-Date'),
    scope.join('/'),
    hash(canonical),
  ].join('\n')
  const key = scope.reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === search.get('X-Amz-Signature')
}
