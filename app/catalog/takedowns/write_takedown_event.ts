import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import type { TakedownEvent, TakedownKind } from '#shared/takedown'

type NewEvent = {
  productId: number
  event: TakedownEvent
  /** Of a takedown. */
  kind?: TakedownKind
  /** The takedown that is answered or ended. */
  takedownId?: number
  words: string
  actorUserId: number
}

/** Adds an event to the history of a product's takedowns. Returns its id. The caller has locked the product. */
export async function writeTakedownEvent(
  { productId, event, kind, takedownId, words, actorUserId }: NewEvent,
  trx: TransactionClientContract
): Promise<number> {
  const [{ id }]: { id: number }[] = await trx
    .table('product_takedown_events')
    .insert({
      product_id: productId,
      event,
      kind: kind ?? null,
      takedown_id: takedownId ?? null,
      words,
      actor_user_id: actorUserId,
      created_at: clock.now().toJSDate(),
    })
    .returning('id')
  return id
}

/** Sets which takedown of a locked product is in force; null for none. */
export async function setTakedown(
  productId: number,
  takedownId: number | null,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('products')
    .where('id', productId)
    .update({ takedown_id: takedownId, updated_at: clock.now().toJSDate() })
}
