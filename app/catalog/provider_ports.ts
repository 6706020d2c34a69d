import { blanksPort } from '#catalog/blanks_port'
import { mockupsPort } from '#catalog/mockups/mockups_port'
import { providerProductPort } from '#catalog/provider_product_port'

/** What catalog asks of the provider: a product, its blanks, and mock-ups. Each is implemented by fulfilment. */
export const providerPorts = {
  product: providerProductPort,
  blanks: blanksPort,
  mockups: mockupsPort,
}
