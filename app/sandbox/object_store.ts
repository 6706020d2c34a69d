import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '#config/app'

/** A stand-in's own place; one account per secret, as at the companies themselves. */
export function storeRoot(standIn: 'stripe' | 'printful', secret: string): string {
  const account = createHash('sha256').update(secret).digest('hex').slice(0, 16)
  return join(dataDirectory, 'sandbox', standIn, account)
}

/**
 * What a stand-in remembers, one JSON file per object: kept across restarts, and outside the product's database.
 */
export class ObjectStore<Stored extends object> {
  #directory: string

  constructor(root: string, kind: string) {
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

  /**
   * Makes and saves an object, unless one is stored under this id: a call that is repeated after the process was killed
   * finds what it made before.
   */
  async create(id: string, make: () => Stored | Promise<Stored>): Promise<Stored> {
    const earlier = await this.find(id)
    if (earlier) return earlier
    const object = await make()
    await this.save(id, object)
    return object
  }

  /** The ids of what is stored, where they are plain ones. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#directory).catch(() => [])
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true })
  }

  async all(): Promise<Stored[]> {
    const objects: Stored[] = []
    // One after the other: thousands of files opened at once would exhaust the process's handles.
    for (const id of await this.ids()) {
      const object = await this.find(id)
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

/** Random letters and digits that cannot be guessed. */
export function randomText(length: number): string {
  return lettersOf(randomBytes(length * 2), length)
}

/** The same letters and digits for the same text, up to 64 of them. */
export function textDerivedFrom(text: string, length: number): string {
  return lettersOf(createHash('sha512').update(text).digest(), length)
}

const lettersOf = (bytes: Buffer, length: number) =>
  bytes
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, length)
