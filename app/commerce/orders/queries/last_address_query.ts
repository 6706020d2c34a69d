import Checkout from '#commerce/orders/models/checkout'
import { COUNTRIES, type Country } from '#commerce/orders/countries'

/** Where an account's newest checkout with an address goes, and to whom. */
export type LastAddress = {
  name: string | null
  phone: string | null
  street: string
  city: string
  state: string
  zipCode: string
  country: Country
}

const isServed = (country: string | null): country is Country =>
  COUNTRIES.some((served) => served === country)

/**
 * The last address of an account, for the order form. It reads checkouts placed while logged in, and never those that a
 * guest placed with the account's email: any guest can type that email.
 */
export class LastAddressQuery {
  async handle(userId: number | undefined): Promise<LastAddress | null> {
    if (userId === undefined) return null
    const checkout = await Checkout.query()
      .where('user_id', userId)
      .whereNotNull('street')
      .orderBy('id', 'desc')
      .select('customer_name', 'customer_phone', 'street', 'city', 'state', 'zip_code', 'country')
      .first()
    if (!checkout || !isServed(checkout.country)) return null
    return {
      name: checkout.customerName,
      phone: checkout.customerPhone,
      street: checkout.street ?? '',
      city: checkout.city ?? '',
      state: checkout.state ?? '',
      zipCode: checkout.zipCode ?? '',
      country: checkout.country,
    }
  }
}
