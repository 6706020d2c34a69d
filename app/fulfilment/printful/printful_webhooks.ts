import { createHash, timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { Infer } from '@vinejs/vine/types'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import type { ProviderEvent, ProviderWebhooks, WebhookDelivery } from '#fulfilment/provider'
import * as responses from '#fulfilment/printful/responses'
import { PrintfulTransport } from '#fulfilment/printful/transport'
import { askValidated, envelopeOf } from '#fulfilment/printful/validated_response'
import {
  HANDLED_TYPES,
  toProviderEvent,
  webhookValidator,
} from '#fulfilment/printful/webhook_events'

const webhooksEnvelope = envelopeOf(responses.webhooks)

/** Events about stock are sent for named blanks only. */
const STOCK = 'stock_updated'

/** The one address of the store to which Printful sends its events. It holds a secret, because they are not signed. */
@inject()
export class PrintfulWebhooks implements ProviderWebhooks {
  /** Printful's own most for one address. */
  readonly mostBlanks = 100

  constructor(private transport: PrintfulTransport) {}

  async register(stockOf: readonly number[]): Promise<void> {
    const body = {
      url: `${appUrl}/api/webhooks/printful/${printfulConfig.webhookSecret}`,
      types: stockOf.length > 0 ? [...HANDLED_TYPES, STOCK] : HANDLED_TYPES,
      ...(stockOf.length > 0 && { params: { [STOCK]: { product_ids: stockOf } } }),
    }
    const call = { method: 'POST', path: '/webhooks', body, isRepeatable: true } as const
    await askValidated<Infer<typeof webhooksEnvelope>>(this.transport, webhooksEnvelope, call)
  }

  async address(): Promise<string | null> {
    const call = { method: 'GET', path: '/webhooks' } as const
    const { result } = await askValidated<Infer<typeof webhooksEnvelope>>(
      this.transport,
      webhooksEnvelope,
      call
    )
    return result.url
  }

  async parse({ secret, body }: WebhookDelivery): Promise<ProviderEvent | null> {
    if (!isSecret(secret)) return null
    return toProviderEvent(await webhookValidator.validate(body), body)
  }
}

/** Takes the same time however much of the secret is right. */
function isSecret(given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(printfulConfig.webhookSecret))
}
