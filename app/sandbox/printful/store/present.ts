import { createHash } from 'node:crypto'
import { overallStatus } from '#sandbox/printful/catalog/availability'
import {
  findVariant,
  variantsOfProduct,
  type CatalogVariant,
} from '#sandbox/printful/catalog/catalog'
import { findBlank, productIdOf } from '#sandbox/printful/catalog/blanks'
import type {
  FileRecord,
  SyncProductRecord,
  SyncVariantRecord,
} from '#sandbox/printful/store/records'
import { settings } from '#sandbox/printful/settings'

export function presentProduct(product: SyncProductRecord) {
  return {
    id: product.id,
    external_id: product.externalId,
    name: product.name,
    variants: product.variants.length,
    synced: product.variants.filter(isSynced).length,
    thumbnail_url: product.thumbnailUrl,
    is_ignored: product.isIgnored,
  }
}

export const isSynced = ({ variantId }: SyncVariantRecord): boolean => variantId !== 0

export async function presentVariants(product: SyncProductRecord) {
  const catalog = await catalogVariantsOf(product)
  return product.variants.map((variant) =>
    toSyncVariant(product, variant, catalog.get(variant.variantId) ?? null)
  )
}

export async function presentVariant(product: SyncProductRecord, variant: SyncVariantRecord) {
  return toSyncVariant(product, variant, await findVariant(variant.variantId))
}

/** Read by product: one of them in a hundred variants is read once. */
export async function catalogVariantsOf(product: SyncProductRecord) {
  const blankIds = new Set(product.variants.map(({ variantId }) => productIdOf(variantId)))
  const found = new Map<number, CatalogVariant>()
  for (const blankId of blankIds) {
    const blank = findBlank(blankId)
    if (!blank) continue
    for (const variant of await variantsOfProduct(blank)) found.set(variant.id, variant)
  }
  return found
}

function toSyncVariant(
  product: SyncProductRecord,
  variant: SyncVariantRecord,
  blank: CatalogVariant | null
) {
  const parts = [blank?.color?.name, blank?.size].filter(Boolean).join(' / ')
  return {
    id: variant.id,
    external_id: variant.externalId,
    sync_product_id: product.id,
    name: parts ? `${product.name} - ${parts}` : product.name,
    synced: isSynced(variant),
    variant_id: variant.variantId,
    retail_price: variant.retailPrice,
    currency: settings.currency,
    is_ignored: variant.isIgnored,
    sku: variant.sku,
    product: blank
      ? {
          variant_id: blank.id,
          product_id: blank.blank.id,
          image: blank.image,
          name: blank.name,
        }
      : // An empty object of the real API is an empty list.
        [],
    files: variant.files.map(presentFile),
    options: [],
    main_category_id: blank?.blank.line.category ?? null,
    warehouse_product_id: null,
    warehouse_product_variant_id: null,
    size: blank?.size ?? null,
    color: blank?.color?.name ?? null,
    availability_status: blank ? overallStatus(blank.availability) : 'discontinued',
  }
}

export function presentFile(file: FileRecord) {
  return {
    id: file.id,
    type: file.type,
    hash: createHash('md5').update(file.previewUrl).digest('hex'),
    url: file.url,
    filename: `${file.type}.svg`,
    mime_type: 'image/svg+xml',
    size: 14_000,
    width: 400,
    height: 500,
    dpi: null,
    status: 'ok',
    created: 1_780_000_000,
    thumbnail_url: file.previewUrl,
    preview_url: file.previewUrl,
    visible: file.type !== 'preview',
    is_temporary: false,
    stitch_count_tier: null,
  }
}
