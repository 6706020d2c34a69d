import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { bigintColumn } from '#core/database/columns'
import { ProviderOrderSchema } from '#database/schema'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import type { RemoteStatus } from '#fulfilment/provider_types'
import type { ProviderOrderStatus } from '#fulfilment/submission/provider_order_status'

/** What of a checkout is made at the provider in one go; `sequence` 0 is the first. */
export default class ProviderOrder extends ProviderOrderSchema {
  static table = 'provider_orders'

  @column()
  declare status: ProviderOrderStatus

  @column()
  declare remoteStatus: RemoteStatus | null

  @bigintColumn()
  declare remoteOrderId: number | null

  @hasMany(() => ProviderOrderItem)
  declare items: HasMany<typeof ProviderOrderItem>
}
