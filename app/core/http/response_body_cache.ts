import { compressWell, type Encoding } from '#core/http/compression'

/**
 * LRU cache of compressed response bodies, bounded in bytes, for bodies that follow from their name alone. Concurrent callers
 * wait for one computation.
 */
export class ResponseBodyCache {
  #bodies = new Map<string, Promise<Buffer>>()
  #sizes = new Map<string, number>()
  #bytes = 0

  constructor(private most: number) {}

  /** `make` is called only where nothing is kept under this name and encoding; what it throws is not kept. */
  get(
    name: string,
    encoding: Encoding | null,
    make: () => Promise<Buffer> | Buffer
  ): Promise<Buffer> {
    const key = `${encoding ?? 'plain'} ${name}`
    const body = this.#bodies.get(key) ?? this.#make(key, encoding, make)
    this.#bodies.delete(key)
    this.#bodies.set(key, body)
    return body
  }

  #make(key: string, encoding: Encoding | null, make: () => Promise<Buffer> | Buffer) {
    const body = (async () => {
      const content = await make()
      return encoding ? compressWell(content, encoding) : content
    })()
    body.then(
      ({ length }) => this.#bodies.get(key) === body && this.#account(key, length),
      () => this.#bodies.delete(key)
    )
    return body
  }

  #account(key: string, length: number) {
    this.#sizes.set(key, length)
    this.#bytes += length
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    this.#bodies.delete(key)
    this.#bytes -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
  }
}
