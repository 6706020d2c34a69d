import type { Cents } from '#sandbox/printful/amounts'
import type { Costs, OrderItem } from '#sandbox/printful/orders/records'
import { settings } from '#sandbox/printful/settings'
import { shippingCost } from '#sandbox/printful/shipping/rates'
import type { Place } from '#sandbox/printful/shipping/recipient'

/** In hundredths of the amount: made up for the United States, the usual ones elsewhere. */
const VAT_PERCENT: Record<string, number> = { GB: 20, DE: 19, FR: 20, IE: 23, NL: 21, ES: 21 }
const TAX_PERCENT: Record<string, number> = { CA: 8, NY: 8, TX: 6 }

export function costsOf(
  items: Pick<OrderItem, 'price' | 'quantity' | 'garment'>[],
  { countryCode, stateCode }: Place,
  method: string
): Costs {
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shipping = shippingCost(countryCode, items, method)
  const share = (percent: number): Cents => Math.round(((subtotal + shipping) * percent) / 100)
  const vat = share(VAT_PERCENT[countryCode] ?? 0)
  const tax = share(countryCode === 'US' ? (TAX_PERCENT[stateCode ?? ''] ?? 0) : 0)
  const total = subtotal + shipping + tax + vat
  return { currency: settings.currency, subtotal, shipping, tax, vat, total }
}
