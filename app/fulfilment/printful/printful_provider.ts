import { inject } from '@adonisjs/core'
import { FulfilmentProvider } from '#fulfilment/provider'
import { PRINTFUL } from '#fulfilment/printful/access_tokens'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { PrintfulConnection } from '#fulfilment/printful/printful_connection'
import { PrintfulMockups } from '#fulfilment/printful/printful_mockups'
import { PrintfulOrders } from '#fulfilment/printful/printful_orders'
import { PrintfulWebhooks } from '#fulfilment/printful/printful_webhooks'

/** Printful, by its API v1. */
@inject()
export default class PrintfulProvider extends FulfilmentProvider {
  readonly name = PRINTFUL

  constructor(
    readonly products: PrintfulProducts,
    readonly orders: PrintfulOrders,
    readonly mockups: PrintfulMockups,
    readonly webhooks: PrintfulWebhooks,
    readonly connection: PrintfulConnection
  ) {
    super()
  }
}
