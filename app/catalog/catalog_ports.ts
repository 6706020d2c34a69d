import { approvalRequestPort } from '#catalog/approval_request_port'
import { blanksPort } from '#catalog/blanks_port'
import { mockupsPort } from '#catalog/mockups/mockups_port'
import { providerProductPort } from '#catalog/provider_product_port'
import { takedownPort } from '#catalog/takedowns/takedown_port'

/**
 * What catalog asks of the modules above it. Fulfilment reads a product, blanks and mock-ups at the provider, approvals asks
 * an artist to approve a product, commerce stops the orders of one that is taken down.
 */
export const catalogPorts = {
  product: providerProductPort,
  blanks: blanksPort,
  mockups: mockupsPort,
  approvalRequest: approvalRequestPort,
  takedown: takedownPort,
}
