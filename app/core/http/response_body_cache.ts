import { LRUCache } from 'lru-cache'
import { compressWell, withoutSpare, type Encoding } from '#core/http/compression'

type Make = () => Promise<Buffer> | Buffer

/**
 * LRU cache of compressed response bodies, bounded in bytes, for bodies that follow from their name alone. Concurrent callers
 * wait for one computation.
 */
export class ResponseBodyCache {
  #bodies: LRUCache<string, Buffer, { encoding: Encoding | null; make: Make }>

  constructor(most: number) {
    this.#bodies = new LRUCache({
      maxSize: most,
      // Also an empty body takes room: the library refuses a size of 0.
      sizeCalculation: ({ length }) => Math.max(length, 1),
      // A body that is pushed out while it is made is still answered.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { encoding, make } }) => {
        const content = await make()
        return withoutSpare(encoding ? await compressWell(content, encoding) : content)
      },
    })
  }

  /** `make` is called only where nothing is kept under this name and encoding; what it throws is not kept. */
  get(name: string, encoding: Encoding | null, make: Make): Promise<Buffer> {
    return this.#bodies.forceFetch(`${encoding ?? 'plain'} ${name}`, {
      context: { encoding, make },
    })
  }
}
