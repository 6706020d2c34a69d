import db from '@adonisjs/lucid/services/db'
import type { TakedownKind } from '#shared/takedown'

/** A takedown with its product and the account of its artist. */
export type MailedTakedown = {
  product_id: number
  product_name: string
  artist_id: number
  owner_user_id: number
  kind: TakedownKind
  reason: string
  /** Why it ended; null while it is in force, or where a later takedown replaced it. */
  restored_because: string | null
  is_in_force: boolean
}

/** What the emails about a takedown say. */
export class TakedownMailQuery {
  async find(takedownId: number): Promise<MailedTakedown | null> {
    return db
      .from('product_takedown_events as takedown')
      .join('products', 'products.id', 'takedown.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .leftJoin('product_takedown_events as restored', (restored) =>
        restored
          .on('restored.takedown_id', 'takedown.id')
          .andOnVal('restored.event', '=', 'restored')
      )
      .where('takedown.id', takedownId)
      .select('takedown.product_id', 'takedown.kind', 'takedown.words as reason')
      .select('products.name as product_name', 'products.artist_id')
      .select('artists.user_id as owner_user_id', 'restored.words as restored_because')
      .select(db.raw('products.takedown_id IS NOT DISTINCT FROM takedown.id AS is_in_force'))
      .first()
  }
}
