import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { FulfilmentProvider } from '#fulfilment/provider'
import { HandleProviderEvent } from '#fulfilment/webhooks/handle_provider_event'

/**
 * The webhook of the provider: 200 when an event is applied (or was applied before), 404 for a delivery that is not the
 * provider's, 503 for one that is to be sent again.
 */
@inject()
export default class ProviderWebhooksController {
  constructor(
    private provider: FulfilmentProvider,
    private handleEvent: HandleProviderEvent
  ) {}

  async store({ params, request }: HttpContext) {
    const event = await this.provider.webhooks.parse({
      secret: String(params.secret),
      body: request.body(),
    })
    if (!event) throw new NotFound()
    await this.handleEvent.handle(event)
    return { received: true }
  }
}
