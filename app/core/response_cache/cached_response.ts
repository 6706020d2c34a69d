import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  compressSome,
  isWorthCompressing,
  withoutSpare,
  type Encoding,
} from '#core/http/compression'

/** A body in one encoding, and the headers that belong to it. */
export type Variant = {
  encoding: Encoding | null
  body: Buffer
  etag: string
  /** Of a whole answer, and of one that is not modified: names and values in turns, as `writeHead` takes them. */
  headers: string[]
  notModifiedHeaders: string[]
}

type Origin = {
  text: string
  headers: [name: string, value: string][]
  /** What the text was made from: it is outdated once one of these has changed; null stands for everything. */
  tags: readonly string[] | null
  /** Where the feed of changes stood before anything was read, and the time. */
  position: number
  madeAt: number
  /** When it ends although nothing has changed: it shows a day, or what was drawn for a minute. */
  until: number
  /** Sets the cookies that each device gets beside it. */
  cookies?: (ctx: HttpContext) => void
}

/** About what an entry takes beside its bodies. */
const OVERHEAD = 3_000

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** A response that is kept: its headers, and its body in the encodings that were asked for so far. */
export class CachedResponse {
  readonly tags
  readonly position
  readonly madeAt
  readonly until
  readonly cookies
  readonly #headers
  /** Until the first variant is made; from then on that is the source. */
  #text: string | null
  readonly #variants = new Map<Encoding | null, Variant>()
  readonly #making = new Map<Encoding | null, Promise<Variant>>()
  readonly #isCompressed: boolean

  constructor({ text, headers, tags, position, madeAt, until, cookies }: Origin) {
    this.tags = tags
    this.position = position
    this.madeAt = madeAt
    this.until = until
    this.cookies = cookies
    this.#headers = headers
    this.#text = text
    this.#isCompressed = isWorthCompressing(text)
  }

  get bytes(): number {
    let sum = OVERHEAD
    for (const { body } of this.#variants.values()) sum += body.length
    return sum
  }

  /** The variant of an encoding that the caller takes, where it was made before. */
  known(encoding: Encoding | null): Variant | undefined {
    return this.#variants.get(this.#isCompressed ? encoding : null)
  }

  /** The same, made once for all who ask for it meanwhile. */
  variant(accepted: Encoding | null): Promise<Variant> {
    const encoding = this.#isCompressed ? accepted : null
    const making = this.#making.get(encoding) ?? this.#make(encoding)
    this.#making.set(encoding, making)
    return making
  }

  async #make(encoding: Encoding | null): Promise<Variant> {
    const plain = await this.#plain()
    const body = withoutSpare(encoding ? await compressSome(plain, encoding) : plain)
    const etag = `"${hash('sha1', body)}"`
    const variant = { encoding, body, etag, ...this.#headersOf(body, etag, encoding) }
    this.#variants.set(encoding, variant)
    this.#text = null
    return variant
  }

  async #plain(): Promise<Buffer> {
    if (this.#text !== null) return Buffer.from(this.#text)
    const [[encoding, { body }]] = [...this.#variants] as [[Encoding | null, Variant]]
    return encoding ? decompress[encoding](body) : body
  }

  #headersOf(body: Buffer, etag: string, encoding: Encoding | null) {
    // An answer with a cookie is never the same twice.
    const validator = this.cookies ? [] : ['ETag', etag]
    const notModifiedHeaders = [...this.#headers.flat(), ...validator]
    const headers = [...notModifiedHeaders, 'Content-Length', String(body.length)]
    if (encoding) headers.push('Content-Encoding', encoding)
    return { headers, notModifiedHeaders }
  }
}
