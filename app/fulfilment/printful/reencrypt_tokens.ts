import db from '@adonisjs/lucid/services/db'
import { ProviderNotConnected } from '#fulfilment/errors'
import { conceal, reveal } from '#fulfilment/printful/token_encryption'

export type ReencryptedTokens = {
  /** Token pairs that the present key can read now. */
  reencrypted: number
  /** Providers whose tokens none of the keys can read: an admin has to authorize again. */
  unreadable: string[]
}

type Row = { id: number; provider: string; access_token: string; refresh_token: string | null }

/**
 * Encrypts the stored token pairs with the present key of the application, so that an earlier key is no longer needed
 * for them. Safe to call at any time: it holds the lock of a row that is renewed meanwhile.
 */
export class ReencryptTokens {
  async handle(): Promise<ReencryptedTokens> {
    return db.transaction(async (trx) => {
      const rows: Row[] = await trx.from('oauth_tokens').orderBy('id').forUpdate()
      const unreadable: string[] = []
      for (const row of rows) {
        const columns = reencrypted(row)
        if (columns) await trx.from('oauth_tokens').where('id', row.id).update(columns)
        else unreadable.push(row.provider)
      }
      return { reencrypted: rows.length - unreadable.length, unreadable }
    })
  }
}

/** @returns null where no key of the application can read a token */
function reencrypted({ access_token: access, refresh_token: refresh }: Row) {
  try {
    return {
      access_token: conceal(reveal(access)),
      refresh_token: refresh === null ? null : conceal(reveal(refresh)),
    }
  } catch (error) {
    if (error instanceof ProviderNotConnected) return null
    throw error
  }
}
