import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The smallest encoding the caller understands; null for plain bytes. */
export const encodingFor = (request: HttpContext['request']) =>
  smallestEncoding(request.encodings())

/** The smallest encoding of those that a caller accepts; null for plain bytes. */
export function smallestEncoding(accepted: string[]): Encoding | null {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

/** Bodies that fit into one packet are not compressed. */
const SMALLEST = 1200

export const isWorthCompressing = (text: string) => text.length >= SMALLEST

/** For content that is compressed once and sent often. */
export const compressWell = (content: Buffer, encoding: Encoding) => compress(content, encoding, 9)

/** For content that is sent often, and soon made again: takes a millisecond for a page, and one in a hundred bytes more. */
export const compressSome = (content: Buffer, encoding: Encoding) => compress(content, encoding, 5)

/** The levels of both encodings go from 0 to 9 and more. */
function compress(content: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level })
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** For content that is made for each request: takes a third of a millisecond for a page. */
export function compressFast(content: string): Promise<Buffer> {
  return zip(content, { level: 1 })
}

/** A copy to keep, with memory of its own: a compressed body lies in a block of 16 kB, a short text in one that others share. */
export function withoutSpare(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}
