import { blanksPort } from '#catalog/blanks_port'
import { mockupsPort } from '#catalog/mockups/mockups_port'
import { providerProductPort } from '#catalog/provider_product_port'

/** The ports through which catalog asks the provider for a product, blanks and mock-ups. Fulfilment implements each. */
export const providerPorts = {
  product: providerProductPort,
  blanks: blanksPort,
  mockups: mockupsPort,
}
