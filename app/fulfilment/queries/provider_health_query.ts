import { inject } from '@adonisjs/core'
import { FulfilmentProvider, type ProviderHealth } from '#fulfilment/provider'

/** The access that we hold and how busy it is. The provider is not called. */
@inject()
export class ProviderHealthQuery {
  constructor(private provider: FulfilmentProvider) {}

  handle(): Promise<ProviderHealth> {
    return this.provider.connection.health()
  }
}
