import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What modules above do with a new profile, in the transaction that makes it: gigs adds the default QR code. */
type OnArtistCreated = (artistId: number, trx: TransactionClientContract) => Promise<void>

let onCreated: OnArtistCreated = async () => {}

export const artistCreatedPort = {
  register(implementation: OnArtistCreated) {
    onCreated = implementation
  },
  notify: (artistId: number, trx: TransactionClientContract) => onCreated(artistId, trx),
}
