import { definePort } from '#core/port'

/** The artist profile of an account, as the account's own data shows it (docs/rules/accounts-and-roles.md). */
export type ArtistProfileSummary = { id: number; bandName: string }

/** Artists implements it. */
type FindArtistProfile = (userId: number) => Promise<ArtistProfileSummary | null>

export const artistProfilePort = definePort<FindArtistProfile>('artistProfilePort')
