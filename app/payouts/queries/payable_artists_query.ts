import db from '@adonisjs/lucid/services/db'

export type PayableArtist = {
  artistId: number
  stripeAccountId: string
  /** Whether the artist's account here was deleted: any balance stays payable. */
  hasLeft: boolean
}

type Row = { artist_id: number; stripe_account_id: string; has_left: boolean }

/** Artists with an account at Stripe whose payouts are not held, nor wait for an owner with a lost device (MFA-18), by id. One statement. */
export class PayableArtistsQuery {
  async handle(artistId?: number): Promise<PayableArtist[]> {
    const rows: Row[] = await db
      .from('payout_accounts')
      .join('artists', 'artists.id', 'payout_accounts.artist_id')
      .join('users', 'users.id', 'artists.user_id')
      .whereNotNull('stripe_account_id')
      .where('payout_hold', false)
      .whereRaw('NOT lost_device_holds_payouts(artists.user_id)')
      .if(artistId, (query) => query.where('artist_id', artistId!))
      .orderBy('artist_id')
      .select('artist_id', 'stripe_account_id')
      .select(db.raw('users.deleted_at IS NOT NULL AS has_left'))
    return rows.map((row) => ({
      artistId: row.artist_id,
      stripeAccountId: row.stripe_account_id,
      hasLeft: row.has_left,
    }))
  }
}
