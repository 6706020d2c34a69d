import type { ApplicationService } from '@adonisjs/core/types'
import printfulConfig from '#config/printful'
import { afterResponse } from '#core/after_response'
import { isTransientFailure } from '#fulfilment/errors'
import { fulfilmentPort } from '#commerce/public'
import { ledgerComparisons } from '#ledger/public'
import { FulfilmentAdapter } from '#fulfilment/fulfilment_adapter'
import { CHARGE_COMPARISONS } from '#fulfilment/submission/charge_comparisons'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

export default class FulfilmentProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    fulfilmentPort.register(await this.app.container.make(FulfilmentAdapter))
    ledgerComparisons.register(CHARGE_COMPARISONS)
  }

  /** Registers the webhook again: the address of the sandbox and our own change with every start. */
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
