import { BaseSchema } from '@adonisjs/lucid/schema'

/** The release before paid each “Pay now” as it approved it, and marked none. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      "UPDATE signoffs SET carried_out_at = decided_at WHERE kind = 'pay_now' AND status = 'approved'"
    )
  }
}
