import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'
import type { GoodsCategory } from '#pricing/public'
import type { Pence } from '#shared/money'

/** Writes the shares that a gig has now onto each of its order rows, and computes those that are paid. Commerce implements it. */
type ApplyShares = (gigId: number, trx: TransactionClientContract) => Promise<void>

/** A product on sale, with what its artist earns of one piece. */
export type SharedProduct = {
  id: number
  name: string
  category: GoodsCategory
  sellingPrice: Pence
  earnings: Pence
}

/** The products that an artist has on sale. Catalog implements it. */
type ProductsOnSale = (artistId: number) => Promise<SharedProduct[]>

/** Finds which of these QR codes have orders. Implemented by commerce. */
type CodesWithOrders = (qrCodeIds: number[], trx: TransactionClientContract) => Promise<number[]>

/** The ports through which gigs asks higher modules about sales and their shares. */
export const gigSharesPorts = {
  codesWithOrders: definePort<CodesWithOrders>('gigSharesPorts.codesWithOrders'),
  applyShares: definePort<ApplyShares>('gigSharesPorts.applyShares'),
  productsOnSale: definePort<ProductsOnSale>('gigSharesPorts.productsOnSale'),
}
