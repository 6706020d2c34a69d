import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { windowOf } from '#catalog/availability/sale_change'
import type { SaleChange } from '#shared/sale_change'
import { GIG_SALE_HOURS } from '#catalog/availability/sale_terms'
import { InvalidField } from '#core/exceptions/errors'
import { clock } from '#shared/clock'

type Setting = { productId: number; actorUserId: number; sale: SaleChange }

type Columns = {
  sale_starts_at: Date | null
  sale_ends_at: Date | null
  sale_time_zone: string | null
  gig_sale_hours: number | null
}

const NO_TIMES: Columns = {
  sale_starts_at: null,
  sale_ends_at: null,
  sale_time_zone: null,
  gig_sale_hours: null,
}

/**
 * Sets when and to whom a product is sold, and how many pieces there are, and records who did. One step of a change of the
 * product, which the caller has locked, so it requires that transaction.
 */
export class SetAvailability {
  /**
   * Locks gigs that a product is to be tied to, in key order. Call it before the product is locked: a gig that is changed or
   * removed is locked before the products that are sold at it.
   */
  async lockGigs(gigIds: readonly number[], trx: TransactionClientContract): Promise<void> {
    await trx.rawQuery('SELECT id FROM gigs WHERE id = ANY (?) ORDER BY id FOR KEY SHARE', [
      [...gigIds],
    ] as never)
  }

  /** Throws InvalidField for an invalid time, gig or limit. */
  async handle({ productId, actorUserId, sale }: Setting, trx: TransactionClientContract) {
    const { kind, gigIds = [], limit } = sale
    const chosen = kind === 'gig' ? [...new Set(gigIds)] : []
    if (kind === 'gig') await this.#assertGigs(productId, chosen, trx)
    if (limit) await this.#assertLimit(productId, limit, trx)
    await trx
      .from('products')
      .where('id', productId)
      .update({
        sale_kind: kind,
        ...columnsOf(sale),
        piece_limit: limit,
        updated_at: clock.now().toJSDate(),
      })
    await this.#writeGigs(chosen, productId, trx)
    await trx.table('product_sale_changes').insert({
      product_id: productId,
      actor_user_id: actorUserId,
      sale: JSON.stringify({ ...sale, ...(kind === 'gig' && { gigIds: chosen }) }),
      created_at: clock.now().toJSDate(),
    })
  }

  /** Writes the gigs, and the times of their sale. Gigs that stay are not locked again. */
  async #writeGigs(gigIds: number[], productId: number, trx: TransactionClientContract) {
    const ties = () => trx.from('product_gigs').where('product_id', productId)
    await ties().whereNotIn('gig_id', gigIds).delete()
    if (gigIds.length === 0) return
    const kept = new Set((await ties().select('gig_id')).map((row) => row.gig_id as number))
    const added = gigIds.filter((id) => !kept.has(id))
    if (added.length > 0)
      await trx
        .table('product_gigs')
        .multiInsert(added.map((gigId) => ({ product_id: productId, gig_id: gigId })))
    await trx.rawQuery('SELECT refresh_gig_sales(ARRAY[?::integer])', [productId])
  }

  async #assertGigs(productId: number, gigIds: number[], trx: TransactionClientContract) {
    const own = await trx
      .from('gigs')
      .join('products', 'products.artist_id', 'gigs.artist_id')
      .where('products.id', productId)
      .whereIn('gigs.id', gigIds)
      .whereNull('gigs.cancelled_at')
      .select('gigs.id')
    if (gigIds.length === 0 || own.length < gigIds.length)
      throw new InvalidField('availability.gigIds', 'exists', 'Choose one or more of your gigs')
  }

  async #assertLimit(productId: number, limit: number, trx: TransactionClientContract) {
    const { pieces_taken: taken } = await trx
      .from('products')
      .where('id', productId)
      .select('pieces_taken')
      .firstOrFail()
    if (limit >= taken) return
    const words = `${taken} ${taken === 1 ? 'piece has' : 'pieces have'} been ordered already`
    throw new InvalidField('availability.limit', 'min', `${words}: the limit can’t be lower`)
  }
}

function columnsOf(sale: SaleChange): Columns {
  switch (sale.kind) {
    case 'always':
      return NO_TIMES
    case 'window': {
      const { startsAt, endsAt, timeZone } = windowOf(sale)
      return {
        ...NO_TIMES,
        sale_starts_at: startsAt,
        sale_ends_at: endsAt,
        sale_time_zone: timeZone,
      }
    }
    case 'gig':
      return {
        ...NO_TIMES,
        sale_starts_at: new Date(0),
        sale_ends_at: new Date(15 * 60_000),
        gig_sale_hours: sale.hoursAfter ?? GIG_SALE_HOURS.usual,
      }
  }
}
