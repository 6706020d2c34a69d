/**
 * The artist profile of an account, as the account's own data shows it (API.md, User). Artists stand above identity,
 * so they register the answer here when the application boots.
 */
export type ArtistProfileSummary = { id: number; bandName: string }

type FindArtistProfile = (userId: number) => Promise<ArtistProfileSummary | null>

let find: FindArtistProfile = async () => null

export const artistProfilePort = {
  register(implementation: FindArtistProfile) {
    find = implementation
  },
  find: (userId: number) => find(userId),
}
