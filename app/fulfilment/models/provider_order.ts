import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ProviderOrderSchema } from '#database/schema'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import type { RemoteStatus } from '#fulfilment/provider_types'
import type { ProviderOrderStatus } from '#fulfilment/submission/provider_order_status'

const toNumber = (value: string | number | null) => (value === null ? null : Number(value))

/** What of a checkout is made at the provider in one go; `sequence` 0 is the first. */
export default class ProviderOrder extends ProviderOrderSchema {
  static table = 'provider_orders'

  @column()
  declare status: ProviderOrderStatus

  @column()
  declare remoteStatus: RemoteStatus | null

  @column({ consume: toNumber })
  declare remoteOrderId: number | null

  @hasMany(() => ProviderOrderItem)
  declare items: HasMany<typeof ProviderOrderItem>
}
