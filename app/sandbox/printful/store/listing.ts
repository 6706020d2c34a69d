import { overallStatus } from '#sandbox/printful/catalog/availability'
import { findBlank, productIdOf } from '#sandbox/printful/catalog/blanks'
import { withChildren } from '#sandbox/printful/catalog/categories'
import { readRange } from '#sandbox/printful/paging'
import { badRequest } from '#sandbox/printful/printful_error'
import { catalogVariantsOf, isSynced, presentProduct } from '#sandbox/printful/store/present'
import type { SyncProductRecord } from '#sandbox/printful/store/records'
import { productsOf } from '#sandbox/printful/store/sync_products'

type Filter = (product: SyncProductRecord) => boolean | Promise<boolean>

/** `status` of the list. */
const FILTERS: Record<string, Filter> = {
  all: () => true,
  synced: ({ variants, isIgnored }) => !isIgnored && variants.every(isSynced),
  unsynced: ({ variants }) => !variants.some(isSynced),
  imported: () => true,
  ignored: ({ isIgnored }) => isIgnored,
  discontinued: (product) => someVariantIs(product, 'discontinued'),
  out_of_stock: (product) => someVariantIs(product, 'out_of_stock'),
}

/** A page of a store's products; what is not on it is counted, not kept. */
export async function listStoreProducts(store: number, query: Record<string, unknown>) {
  const range = readRange(query)
  const isWanted = FILTERS[String(query.status ?? 'all')]
  if (!isWanted) {
    const names = Object.keys(FILTERS).join(', ')
    throw badRequest(`Invalid status filter. Must be one of the following: ${names}`, 'PR-6')
  }
  const categories = categoriesOf(query.category_id)
  const result: ReturnType<typeof presentProduct>[] = []
  let total = 0
  for await (const product of productsOf(store)) {
    if (categories && !isIn(product, categories)) continue
    if (!(await isWanted(product))) continue
    if (total >= range.offset && result.length < range.limit) result.push(presentProduct(product))
    total += 1
  }
  return { result, paging: { total, ...range } }
}

async function someVariantIs(product: SyncProductRecord, status: string): Promise<boolean> {
  const variants = await catalogVariantsOf(product)
  return product.variants.some((variant) => {
    const blank = variants.get(variant.variantId)
    return blank !== undefined && overallStatus(blank.availability) === status
  })
}

function categoriesOf(text: unknown): Set<number> | null {
  if (!text) return null
  return withChildren(String(text).split(',').map(Number))
}

function isIn({ variants }: SyncProductRecord, categories: Set<number>): boolean {
  const blank = findBlank(productIdOf(variants[0]?.variantId ?? 0))
  return blank !== undefined && categories.has(blank.line.category)
}
