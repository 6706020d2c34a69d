import { createHash, timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import printfulConfig from '#config/printful'
import { NotFound } from '#core/exceptions/errors'
import { HandlePrintfulEvent } from '#fulfilment/webhooks/handle_printful_event'
import { printfulEventValidator, toPrintfulEvent } from '#fulfilment/webhooks/printful_event'

/**
 * POST /api/webhooks/printful/:secret: 200 when applied (or applied before), 404 for who does not know the address, 503
 * for what is to be sent again.
 */
@inject()
export default class PrintfulWebhookController {
  constructor(private handleEvent: HandlePrintfulEvent) {}

  async store({ params, request }: HttpContext) {
    if (!isSecret(String(params.secret))) throw new NotFound()
    const event = await request.validateUsing(printfulEventValidator)
    await this.handleEvent.handle(toPrintfulEvent(event, request.body()))
    return { received: true }
  }
}

/** In a time that tells nothing of how much of it was right. */
function isSecret(given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(printfulConfig.webhookSecret))
}
