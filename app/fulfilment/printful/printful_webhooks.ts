import { inject } from '@adonisjs/core'
import type { Infer } from '@vinejs/vine/types'
import * as responses from '#fulfilment/printful/responses'
import { PrintfulTransport, type ProviderCall } from '#fulfilment/printful/transport'
import { askValidated, envelopeOf } from '#fulfilment/printful/validated_response'

const webhooksEnvelope = envelopeOf(responses.webhooks)

/** Where Printful reports to, and what. */
export type WebhookAddress = {
  url: string
  types: readonly string[]
  /** Blanks whose stock is reported: events about stock are had for named ones only. */
  stockOf: readonly number[]
}

const STOCK = 'stock_updated'

/** The one address of the store to which Printful sends its events. */
@inject()
export class PrintfulWebhooks {
  constructor(private transport: PrintfulTransport) {}

  /** Replaces what was registered before, whoever did. Twice is once. */
  async register({ url, types, stockOf }: WebhookAddress): Promise<string | null> {
    const body = {
      url,
      types: stockOf.length > 0 ? [...types, STOCK] : types,
      ...(stockOf.length > 0 && { params: { [STOCK]: { product_ids: stockOf } } }),
    }
    return this.#ask({ method: 'POST', path: '/webhooks', body, isRepeatable: true })
  }

  async #ask(call: ProviderCall): Promise<string | null> {
    const { result } = await askValidated<Infer<typeof webhooksEnvelope>>(
      this.transport,
      webhooksEnvelope,
      call
    )
    return result.url
  }
}
