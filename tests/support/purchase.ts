import type Product from '#catalog/models/product'
import { toNumber, times } from '#shared/money'

export const BUYER = {
  customerInfo: { name: 'Robin Example', email: 'robin@example.com', phone: '' },
  shippingAddress: {
    street: '1 Stage Road',
    city: 'Leeds',
    state: 'West Yorkshire',
    zipCode: 'LS1 1AA',
    country: 'GB',
  },
}

/** A complete body of POST /api/orders for one variant, as the Buy Now dialog sends it. */
export function orderOf(product: Product, changes: Record<string, unknown> = {}) {
  const quantity = typeof changes.quantity === 'number' ? changes.quantity : 1
  return {
    artistId: product.artistId,
    productId: product.id,
    quantity,
    size: 'M',
    color: 'Black',
    totalAmount: toNumber(times(product.sellingPrice, quantity)),
    ...BUYER,
    ...changes,
  }
}
