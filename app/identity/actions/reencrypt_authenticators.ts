import db from '@adonisjs/lucid/services/db'
import { decryptSecret, encryptSecret } from '#identity/second_factor/secret_encryption'

/** `unreadable`: accounts whose secret none of the keys can read; they log in by a recovery code. */
export type ReencryptedAuthenticators = { reencrypted: number; unreadable: number[] }

const BATCH = 500

/**
 * Encrypts the secrets of all authenticator apps with the present key of the application, so that an earlier key is no
 * longer needed for them. Safe to call at any time: it holds the lock of each row that it writes.
 */
export class ReencryptAuthenticators {
  async handle(): Promise<ReencryptedAuthenticators> {
    const result: ReencryptedAuthenticators = { reencrypted: 0, unreadable: [] }
    let after = 0
    for (;;) {
      const last = await this.#batch(after, result)
      if (last === null) return result
      after = last
    }
  }

  /** @returns the last account of the batch; null where there was none */
  async #batch(after: number, result: ReencryptedAuthenticators): Promise<number | null> {
    return db.transaction(async (trx) => {
      const rows: { user_id: number; secret: string }[] = await trx
        .from('authenticators')
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(BATCH)
        .forUpdate()
      for (const { user_id: userId, secret } of rows) {
        const plain = decryptSecret(secret)
        if (plain === null) result.unreadable.push(userId)
        else {
          const encrypted = { secret: encryptSecret(plain) }
          await trx.from('authenticators').where('user_id', userId).update(encrypted)
          result.reencrypted += 1
        }
      }
      return rows.at(-1)?.user_id ?? null
    })
  }
}
