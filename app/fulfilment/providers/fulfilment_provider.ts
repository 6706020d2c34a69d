import type { ApplicationService } from '@adonisjs/core/types'
import printfulConfig from '#config/printful'
import { afterResponse } from '#core/after_response'
import { isTransientFailure } from '#fulfilment/errors'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

/** The stand-in is at another address with every start, and so are we: it is told anew. */
export default class FulfilmentProvider {
  constructor(private app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web' || printfulConfig.mode !== 'sandbox') return
    const register = await this.app.container.make(RegisterWebhook)
    afterResponse('registering the webhook of the stand-in for Printful', async () => {
      await register.handle().catch((error: unknown) => {
        if (!isTransientFailure(error)) throw error
      })
    })
  }
}
