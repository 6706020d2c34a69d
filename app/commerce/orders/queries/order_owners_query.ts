import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type OrderOwner = { artistId: number; userId: number; email: string }

/** The accounts of the artists whose goods a checkout consists of. */
export class OrderOwnersQuery {
  async handle(
    checkoutId: number,
    trx: TransactionClientContract
  ): Promise<Map<number, OrderOwner>> {
    const rows = await trx
      .from('artists')
      .join('users', 'users.id', 'artists.user_id')
      .whereIn('artists.id', (ids) =>
        ids.from('orders').where('checkout_id', checkoutId).select('artist_id')
      )
      .select('artists.id', 'artists.user_id', 'users.email')
    return new Map(
      rows.map(({ id, user_id: userId, email }) => [id, { artistId: id, userId, email }])
    )
  }
}
