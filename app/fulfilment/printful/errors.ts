import { Conflict } from '#core/exceptions/errors'
import { ProviderSettingRejected } from '#fulfilment/errors'

export class ProviderTokenRejected extends ProviderSettingRejected {
  constructor() {
    super(
      'Printful rejected the private token. Replace PRINTFUL_TOKEN.',
      'E_PROVIDER_TOKEN_REJECTED'
    )
  }
}

/** `providerMessage`: Printful's own sentence, without secrets. */
export class ProviderClientRejected extends ProviderSettingRejected {
  constructor(providerMessage: string) {
    super(
      `Printful rejected the OAuth client: "${providerMessage}". Check PRINTFUL_CLIENT_ID and PRINTFUL_CLIENT_SECRET.`,
      'E_PROVIDER_CLIENT_REJECTED'
    )
  }
}

/** A private token stands in the settings, where no screen can take it away. */
export class ConnectedByToken extends Conflict {
  constructor() {
    super(
      'Printful is connected by PRINTFUL_TOKEN. Remove it from the settings to disconnect.',
      'E_CONNECTED_BY_TOKEN'
    )
  }
}
