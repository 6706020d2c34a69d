import Factory from '@adonisjs/lucid/factories'
import Product from '#catalog/models/product'
import { ArtistFactory } from '#database/factories/artist_factory'
import { nextNumber } from '#database/factories/numbers'
import { fromDecimal } from '#shared/money'

/** A shirt on sale; its variants come from `ProductVariantFactory`. */
export const ProductFactory = Factory.define(Product, () => ({
  name: `Tour Shirt ${nextNumber()}`,
  description: 'Soft cotton, printed when you order it.',
  productType: 'tshirt' as const,
  status: 'active' as const,
  basePrice: fromDecimal('12.50'),
  printfulCost: fromDecimal('12.50'),
  sellingPrice: fromDecimal('24.00'),
  sizes: ['M'],
  colors: ['Black'],
  currency: 'GBP',
}))
  .state('draft', (product) => {
    product.status = 'draft'
    product.isCostProvisional = true
  })
  .state('pendingApproval', (product) => {
    product.status = 'pending_approval'
    product.createdByAdmin = true
    product.adminNotes = 'Printed large on the back, as you asked.'
  })
  .state('approved', (product) => {
    product.status = 'approved'
  })
  .state('rejected', (product) => {
    product.status = 'rejected'
    product.approvalNotes = 'The red is not our red.'
  })
  .state('active', (product) => {
    product.status = 'active'
  })
  .state('inactive', (product) => {
    product.status = 'inactive'
  })
  .state('retired', (product) => {
    product.status = 'retired'
  })
  .before('create', async (_, product, { $trx }) => {
    product.artistId ??= (await ArtistFactory.client($trx!).create()).id
  })
  .build()
