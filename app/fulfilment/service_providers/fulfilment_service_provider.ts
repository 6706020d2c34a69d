import type { ApplicationService } from '@adonisjs/core/types'
import strategies from '#config/strategies'
import { bindStrategy } from '#core/strategy'
import { afterResponse } from '#core/after_response'
import { isTransientFailure } from '#fulfilment/errors'
import { catalogPorts } from '#catalog/public'
import { fulfilmentPort } from '#commerce/public'
import { BlanksAdapter } from '#fulfilment/blanks/blanks_adapter'
import { MockupsAdapter } from '#fulfilment/mockups_adapter'
import { FulfilmentProvider } from '#fulfilment/provider'
import { FulfilmentAdapter } from '#fulfilment/fulfilment_adapter'
import { knownToProvider } from '#fulfilment/known_to_provider'
import { ReadProviderProduct } from '#fulfilment/read_provider_product'
import { CHARGE_COMPARISONS } from '#fulfilment/submission/charge_comparisons'
import { ledgerComparisons } from '#ledger/public'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

export default class FulfilmentServiceProvider {
  constructor(private app: ApplicationService) {}

  register() {
    bindStrategy(this.app, FulfilmentProvider, strategies.fulfilmentProvider)
  }

  async boot() {
    fulfilmentPort.register(await this.app.container.make(FulfilmentAdapter))
    catalogPorts.blanks.register(await this.app.container.make(BlanksAdapter))
    catalogPorts.mockups.register(await this.app.container.make(MockupsAdapter))
    const read = await this.app.container.make(ReadProviderProduct)
    catalogPorts.product.register((ref) =>
      'storeProductId' in ref
        ? knownToProvider('printfulProductId', () =>
            read.ofStore(ref.storeProductId, ref.shownVariantId)
          )
        : knownToProvider('printfulVariantId', () => read.ofCatalog(ref.catalogVariantId))
    )
    ledgerComparisons.register(CHARGE_COMPARISONS)
  }

  /** Registers the webhook again: the address of the sandbox and our own change with every start. */
  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { connection } = await this.app.container.make(FulfilmentProvider)
    if (connection.mode !== 'sandbox') return
    const register = await this.app.container.make(RegisterWebhook)
    afterResponse('registering the webhook of the stand-in for the provider', async () => {
      await register.handle().catch((error: unknown) => {
        if (!isTransientFailure(error)) throw error
      })
    })
  }
}
