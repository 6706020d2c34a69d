import { everywhere, type Region, type Stock } from '#sandbox/printful/catalog/availability'
import { findBlank, productIdOf } from '#sandbox/printful/catalog/blanks'
import { changeOf, findVariant, variantsOfProduct } from '#sandbox/printful/catalog/catalog'
import { catalogChanges, type CatalogChange } from '#sandbox/printful/catalog/changes'
import { withLock } from '#sandbox/lock'
import { settings, STORES } from '#sandbox/printful/settings'
import { removeProduct, saveProduct } from '#sandbox/printful/store/operations'
import { syncRecords } from '#sandbox/printful/store/records'
import { productOrFail, syncVariantOrFail } from '#sandbox/printful/store/sync_products'
import { emitStock } from '#sandbox/printful/webhooks/events'

const store = settings.storeId

/** What changes in the catalogue without any call of ours. */
export const catalogControl = {
  /** What Printful takes for a variant, "9.85" in the product's currency. */
  setCost: (variantId: number, price: string) =>
    change(productIdOf(variantId), ({ prices }) => ({ prices: { ...prices, [variantId]: price } })),

  /** Stock of a variant, in one region or in all. */
  async setStock(variantId: number, stock: Stock, region?: Region) {
    const variant = await findVariant(variantId)
    if (!variant) throw new Error(`No variant ${variantId}`)
    const wanted = region ? { ...variant.availability, [region]: stock } : everywhere(stock)
    await change(variant.blank.id, ({ availability }) => ({
      availability: { ...availability, [variantId]: wanted },
    }))
    await tellOfStock(variant.blank.id)
  },

  /** A product is not made any more. */
  async discontinue(productId: number) {
    await change(productId, () => ({ isDiscontinued: true }))
    await tellOfStock(productId)
  },

  /** A product is not listed any more. */
  removeProduct: (productId: number) => change(productId, () => ({ isRemoved: true })),
}

/** Changes made by hand in the store at Printful. */
export const storeControl = {
  setRetailPrice: async (syncVariantId: number, retailPrice: string) => {
    const { product, variant } = await syncVariantOrFail(store, String(syncVariantId))
    const variants = product.variants.map((each) =>
      each.id === variant.id ? { ...each, retailPrice } : each
    )
    return saveProduct({ ...product, variants })
  },

  rename: async (syncProductId: number, name: string) =>
    saveProduct({ ...(await productOrFail(store, String(syncProductId))), name }),

  removeProduct: async (syncProductId: number) =>
    removeProduct(await productOrFail(store, String(syncProductId))),

  /** What was removed is there again, as it was. */
  restoreProduct: async (syncProductId: number) => {
    const record = await syncRecords.find(String(syncProductId))
    if (!record) throw new Error(`Product ${syncProductId} was never removed`)
    return saveProduct({ ...record, isRemoved: false })
  },
}

function change(productId: number, work: (earlier: CatalogChange) => CatalogChange) {
  return withLock('printful catalog', async () => {
    const earlier = await changeOf(productId)
    await catalogChanges.save(String(productId), { ...earlier, ...work(earlier) })
  })
}

async function tellOfStock(productId: number): Promise<void> {
  const variants = await variantsOfProduct(findBlank(productId)!)
  const idsOf = (stock: Stock) =>
    variants
      .filter(({ availability }) => Object.values(availability).every((each) => each === stock))
      .map(({ id }) => id)
  const variantStock = { out: idsOf('out_of_stock'), discontinued: idsOf('discontinued') }
  for (const { id } of STORES) {
    await emitStock(id, productId, { product_id: productId, variant_stock: variantStock })
  }
}
