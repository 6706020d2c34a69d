import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** Called in the transaction that creates a profile. Gigs implements it: it creates the default QR code. */
type OnArtistCreated = (artistId: number, trx: TransactionClientContract) => Promise<void>

export const artistCreatedPort = definePort<OnArtistCreated>('artistCreatedPort')
