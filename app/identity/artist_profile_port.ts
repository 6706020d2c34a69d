import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** The artist profile of an account, as the account's own data shows it (docs/rules/accounts-and-roles.md). */
export type ArtistProfileSummary = { id: number; bandName: string }

/** What identity asks of artists, the module above it. */
export type ArtistProfiles = {
  /** The profile of an account, or null. */
  ofAccount(userId: number, trx?: TransactionClientContract): Promise<ArtistProfileSummary | null>
  /** Locks the profiles of these accounts, then hides or shows their stores. */
  setHidden(userIds: number[], isHidden: boolean, trx: TransactionClientContract): Promise<void>
}

export const artistProfilePort = definePort<ArtistProfiles>('artistProfilePort')
