/**
 * The artist profile of an account, as the account's own data shows it. Artists stand above identity,
 * so they register the answer here when the application boots.
 */
export type ArtistProfileSummary = { id: number; bandName: string }

type FindArtistProfile = (userId: number) => Promise<ArtistProfileSummary | null>

let find: FindArtistProfile = async () => null

export const artistProfilePort = {
  /** Returns what restores the earlier answer. */
  register(implementation: FindArtistProfile): () => void {
    const earlier = find
    find = implementation
    return () => {
      find = earlier
    }
  },
  find: (userId: number) => find(userId),
}
