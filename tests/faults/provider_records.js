/**
 * What the providers themselves have on record, read from where their stand-ins keep it: not through the shop.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export class ProviderRecords {
  /** @param folder the providers' DATA_DIR */
  constructor(folder) {
    this.folder = join(folder, 'sandbox')
  }

  payments = () =>
    this.#all('stripe', 'payment_intents').filter(({ amount_received: got }) => got > 0)
  refunds = () => this.#all('stripe', 'refunds').filter(({ status }) => status !== 'failed')
  transfers = () => this.#all('stripe', 'transfers')
  orders = () => this.#all('printful', 'orders')

  /** Finds the orders at Printful for an order's checkout, without cancelled ones. */
  madeOf = ({ checkoutId }, orders = this.orders()) =>
    orders.filter(
      ({ externalId, status }) =>
        new RegExp(`^gs-${checkoutId}(-|$)`).test(externalId ?? '') && status !== 'canceled'
    )

  /** 1.5 % and 20p, as Stripe takes them here (config/stripe.ts). */
  feeOf = ({ amount_received: amount }) => Math.floor((amount * 15 + 500) / 1000) + 20

  #all(provider, kind) {
    return listed(join(this.folder, provider)).flatMap((account) =>
      listed(join(this.folder, provider, account, kind))
        .filter((name) => name.endsWith('.json'))
        .map((name) =>
          JSON.parse(readFileSync(join(this.folder, provider, account, kind, name), 'utf8'))
        )
    )
  }
}

function listed(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
