import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'
import { insertRows } from '#database/demo/bulk'
import { GARMENTS } from '#database/demo/data/garments'
import type { DemoContext } from '#database/demo/demo_context'
import { productDetails } from '#fulfilment/size_guides/product_details'
import { readSizeTables } from '#fulfilment/printful/size_tables'
import { descriptionOf, sizeTables } from '#sandbox/public'

/** The numbers of the demo's blanks: `product_variants.catalog_variant_id` holds the type's place in the thousands. */
const FIRST_BLANK = 900_000
const ROOM = 1_000

/** What each type is printed on: the provider's type, and what the blank and its maker are called. */
const BLANKS: Partial<Record<ProductType, [type: string, title: string, brand: string]>> = {
  'tshirt': ['T-SHIRT', 'Heavy Cotton Tee', 'Millrace'],
  'hoodie': ['HOODIE', 'Fleece Pullover Hoodie', 'Millrace'],
  'tank-top': ['TANK-TOP', 'Racer Tank', 'Harbourside'],
  'cap': ['HAT', 'Washed Cap', 'Brimwell'],
  'tote': ['BAG', 'Canvas Tote', 'Wharf Lane'],
  'poster': ['POSTER', 'Matte Paper Poster', 'Broadsheet'],
  'mug': ['MUG', 'Glossy Mug', 'Kilnside'],
}

/** The blanks of the demo's products with their measurements, fabric and care. */
export async function addSizeGuides({ trx, now }: DemoContext) {
  const blanks = PRODUCT_TYPES.flatMap((type, place) => {
    const [providerType, title, brand] = BLANKS[type] ?? []
    return providerType ? [{ id: FIRST_BLANK + place, type, providerType, title, brand }] : []
  })
  await insertRows(
    trx,
    'blanks',
    blanks.map(({ id, title, brand }) => ({
      catalog_item_id: id,
      title: `${title} | ${brand}`,
      is_discontinued: false,
      synced_at: now,
    }))
  )
  await trx.rawQuery(
    `INSERT INTO blank_variants (catalog_variant_id, catalog_item_id, cost, currency, is_in_stock, is_discontinued)
     SELECT catalog_variant_id, catalog_item_id, max(cost), 'GBP', true, false
       FROM product_variants
       JOIN blanks ON catalog_item_id = :first + (catalog_variant_id - :first) / :room
      WHERE catalog_variant_id >= :first
      GROUP BY catalog_variant_id, catalog_item_id`,
    { first: FIRST_BLANK, room: ROOM }
  )
  const guides = blanks.map(async ({ id, type, providerType, title, brand }) => {
    const sizes = GARMENTS[type].sizes.map(([size]) => size)
    const tables = await readSizeTables(sizeTables(providerType, sizes, ['cm', 'inches']))
    const details = productDetails(descriptionOf(providerType, title!, brand!))
    return { catalog_item_id: id, guide: { tables, ...details }, synced_at: now }
  })
  await insertRows(trx, 'blank_size_guides', await Promise.all(guides))
}
