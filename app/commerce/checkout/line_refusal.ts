import type { WantedLine } from '#commerce/checkout/actions/start_checkout'
import type { RefusedPieces } from '#commerce/checkout/actions/reserve_pieces'
import {
  BasketChanged,
  ForeignCurrency,
  ForeignProduct,
  NotForSale,
  NotOnSaleYet,
  OnlyAtGig,
  OutOfStock,
  PiecesTaken,
  PriceChanged,
  SaleOver,
  TotalChanged,
} from '#commerce/checkout/errors'
import type { SellableVariant } from '#commerce/orders/actions/create_checkout_rows'
import type { DomainError } from '#core/exceptions/errors'
import { SHOP_CURRENCY, times } from '#shared/money'

/** The error codes of a refused line of a basket. */
export const LINE_REFUSALS = [
  'E_PRICE_CHANGED',
  'E_NOT_FOR_SALE',
  'E_NOT_ON_SALE_YET',
  'E_SALE_OVER',
  'E_ONLY_AT_GIG',
  'E_PIECES_TAKEN',
  'E_TOO_MANY_PIECES',
  'E_UNPAID_PIECES',
  'E_OUT_OF_STOCK',
  'E_FOREIGN_CURRENCY',
] as const

type Wanted = { lines: readonly WantedLine[]; isBasket: boolean }

/** The error for refused pieces. For a basket it names each line with that product. */
export function piecesRefusal({ lines, isBasket }: Wanted, { productId, error }: RefusedPieces) {
  if (!isBasket) return error
  const refused = lines.filter((line) => line.productId === productId)
  return new BasketChanged(refused.map((line) => ({ line, error })))
}

/** The error for a line that cannot be bought as requested; null where it can. */
export function lineRefusal(variant: SellableVariant, wanted: WantedLine): DomainError | null {
  if (wanted.artistId !== undefined && variant.artistId !== wanted.artistId)
    return new ForeignProduct()
  const refusal = saleRefusal(variant)
  if (refusal) return refusal
  if (variant.currency !== SHOP_CURRENCY) return new ForeignCurrency()
  if (!variant.isInStock) return new OutOfStock(variant.productName, variant.size, variant.color)
  if (variant.piecesLeft !== null && variant.piecesLeft < wanted.quantity) return new PiecesTaken()
  const total = times(variant.sellingPrice, wanted.quantity)
  if (wanted.totalAmount !== undefined && wanted.totalAmount !== total)
    return new TotalChanged(total)
  if (wanted.price !== undefined && wanted.price !== variant.sellingPrice)
    return new PriceChanged(variant.productName, variant.sellingPrice)
  return null
}

/** The error for a product that is not sold to this device now; null where it is. */
function saleRefusal(variant: SellableVariant): DomainError | null {
  const { productName, saleStartsAt, saleTimeZone } = variant
  switch (variant.saleState) {
    case 'hidden':
      return new NotForSale()
    case 'over':
      return new SaleOver(productName)
    case 'soon':
      return new NotOnSaleYet(productName, saleStartsAt!, saleTimeZone)
    case 'on':
      return variant.isSoldHere ? null : new OnlyAtGig(productName)
  }
}
