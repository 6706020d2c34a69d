/**
 * Reads one file of a stranger, in a process of its own without a database, without settings and with limits of time and
 * memory (app/catalog/artworks/decode_artwork.ts): the request comes as JSON on stdin, the answer goes as JSON to stdout.
 */
import { text } from 'node:stream/consumers'
import { inspect } from '#catalog/artworks/decoder/inspect'
import { print } from '#catalog/artworks/decoder/print'
import {
  Unreadable,
  type DecoderAnswer,
  type DecoderRequest,
} from '#catalog/artworks/decoder/requests'

async function answer(request: DecoderRequest): Promise<DecoderAnswer> {
  try {
    return request.task === 'inspect'
      ? { inspected: await inspect(request) }
      : { printed: await print(request) }
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal }
    throw error
  }
}

const request = JSON.parse(await text(process.stdin)) as DecoderRequest
process.stdout.write(JSON.stringify(await answer(request)), () => process.exit(0))
