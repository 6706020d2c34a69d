import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'

/** `memory` is in KiB; `passes` is the number of passes over it. */
type Cost = { memory: number; passes: number }

const SALT_BYTES = 16
const HASH_BYTES = 32
const VERSION = 19

const derive = promisify(argon2)

/**
 * Hashes passwords with Argon2id from Node's crypto, in the PHC format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. The
 * framework's own driver is not used, because it needs a package that is compiled at installation.
 */
export class Argon2Hash implements HashDriverContract {
  #format = new PhcFormatter<{ m: number; t: number; p: number }>()

  constructor(private cost: Cost) {}

  isValidHash(value: string): boolean {
    return value.startsWith('$argon2id$')
  }

  async make(value: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const hash = await hashed(value, salt, this.cost)
    const params = { m: this.cost.memory, t: this.cost.passes, p: 1 }
    return this.#format.serialize(salt, hash, { id: 'argon2id', version: VERSION, params })
  }

  async verify(stored: string, value: string): Promise<boolean> {
    const { salt, hash, params } = this.#format.deserialize(stored)
    const given = await hashed(value, salt, { memory: params!.m, passes: params!.t })
    return timingSafeEqual(hash, given)
  }

  /** Whether the hash was made with another cost. */
  needsReHash(stored: string): boolean {
    const { params } = this.#format.deserialize(stored)
    return params!.m !== this.cost.memory || params!.t !== this.cost.passes
  }
}

const hashed = (message: string, nonce: Buffer, { memory, passes }: Cost) =>
  derive('argon2id', { message, nonce, parallelism: 1, tagLength: HASH_BYTES, memory, passes })
