import { BaseSchema } from '@adonisjs/lucid/schema'

const PUT_AWAY = `printful_status = 'archived'
         AND NOT EXISTS (SELECT FROM shipments WHERE shipments.provider_order_id = provider_orders.id)`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`UPDATE provider_orders SET is_cancellable = true WHERE ${PUT_AWAY}`)
  }

  async down() {
    this.schema.raw(`UPDATE provider_orders SET is_cancellable = false WHERE ${PUT_AWAY}`)
  }
}
