import { bigintColumn } from '#core/database/columns'
import { ProviderOrderItemSchema } from '#database/schema'

/** One order row in a provider's order: made once, unless its cancellation was requested or an admin had it reprinted. */
export default class ProviderOrderItem extends ProviderOrderItemSchema {
  static table = 'provider_order_items'

  @bigintColumn()
  declare remoteItemId: number | null
}
