import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '#config/app'
import stripeConfig from '#config/stripe'

type Kind = 'sessions' | 'payment_intents' | 'events' | 'idempotency'

/** One account per secret key, as at Stripe. */
const account = createHash('sha256').update(stripeConfig.secretKey).digest('hex').slice(0, 16)

const root = join(dataDirectory, 'sandbox', 'stripe', account)

/**
 * What the stand-in remembers, one JSON file per object: kept across restarts, and outside the product's database.
 */
export class ObjectStore<Stored extends object> {
  #directory: string

  constructor(kind: Kind) {
    this.#directory = join(root, kind)
  }

  async find(id: string): Promise<Stored | null> {
    try {
      return JSON.parse(await readFile(this.#path(id), 'utf8')) as Stored
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Written beside and moved into place: a process killed in between leaves the earlier state whole. */
  async save(id: string, object: Stored): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const draft = `${this.#path(id)}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, JSON.stringify(object), { mode: 0o600 })
    await rename(draft, this.#path(id))
  }

  async all(): Promise<Stored[]> {
    const names = await readdir(this.#directory).catch(() => [])
    const objects: Stored[] = []
    // One after the other: thousands of files opened at once would exhaust the process's handles.
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const object = await this.find(name.slice(0, -'.json'.length))
      if (object) objects.push(object)
    }
    return objects
  }

  async clear(): Promise<void> {
    await rm(this.#directory, { recursive: true, force: true })
  }

  /** Ids come from addresses: hashed unless they are plainly one of ours. */
  #path(id: string): string {
    const name = /^[A-Za-z0-9_]{1,100}$/.test(id)
      ? id
      : createHash('sha256').update(id).digest('hex')
    return join(this.#directory, `${name}.json`)
  }
}

/** "cs_test_a1B2…": an id in Stripe's form. */
export function newId(prefix: string, length = 24): string {
  const letters = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  return `${prefix}_${letters.slice(0, length)}`
}
