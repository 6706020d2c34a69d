import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { MailableAccountsQuery } from '#identity/public'

/** What an artist has decided, and the admin who asked for it. */
export type GivenVerdict = {
  email: string
  first_name: string | null
  product_id: number
  product_name: string
  band_name: string
  selling_price: string
  currency: string
  to_status: 'approved' | 'rejected'
  notes: string | null
}

type Decided = Omit<GivenVerdict, 'email' | 'first_name'> & { asked_by: number | null }

/** What the email about an artist's decision says. */
@inject()
export class VerdictQuery {
  constructor(private accounts: MailableAccountsQuery) {}

  /** Null where the person who sent it to the artist can no longer be emailed. */
  async handle(moveId: number): Promise<GivenVerdict | null> {
    const decided: Decided = await db
      .from('product_status_history as move')
      .join('products', 'products.id', 'move.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .where('move.id', moveId)
      .select(
        'products.id as product_id',
        'products.name as product_name',
        'artists.band_name',
        'products.selling_price',
        'products.currency',
        'move.to_status',
        'move.notes',
        db.raw(
          `(SELECT actor_user_id FROM product_status_history AS asked
             WHERE asked.product_id = move.product_id AND asked.id < move.id AND asked.to_status = 'pending_approval'
             ORDER BY asked.id DESC LIMIT 1) AS asked_by`
        )
      )
      .firstOrFail()
    const { asked_by: askedBy, ...verdict } = decided
    const reader = askedBy === null ? null : await this.accounts.find(askedBy)
    return reader && { ...verdict, email: reader.email, first_name: reader.first_name }
  }
}
