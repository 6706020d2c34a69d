import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'
import type { BandRole } from '#shared/band_role'

/** The artist profile of an account, as the account's own data shows it (docs/rules/accounts-and-roles.md). */
export type ArtistProfileSummary = { id: number; bandName: string }

/** A band that an account owns or is a member of. */
export type OwnBand = ArtistProfileSummary & { role: BandRole }

/** What identity asks of artists, the module above it. */
export type ArtistProfiles = {
  /** The profile that an account owns, or null. */
  ofAccount(userId: number, trx?: TransactionClientContract): Promise<ArtistProfileSummary | null>
  /** The bands of an account, its own first. */
  bandsOf(userId: number): Promise<OwnBand[]>
  /** Locks the profiles of these accounts, then hides or shows their stores. */
  setHidden(userIds: number[], isHidden: boolean, trx: TransactionClientContract): Promise<void>
}

export const artistProfilePort = definePort<ArtistProfiles>('artistProfilePort')
