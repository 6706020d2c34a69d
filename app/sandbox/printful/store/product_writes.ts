import { findVariant } from '#sandbox/printful/catalog/catalog'
import { previewPicture } from '#sandbox/printful/catalog/pictures'
import { fieldsOf, listOf, priceOf, textOf, type Fields } from '#sandbox/printful/body'
import { badRequest } from '#sandbox/printful/printful_error'
import { externalIdOf } from '#sandbox/printful/store/demo_products'
import { MADE_PRODUCTS, takeIds, variantIdOf } from '#sandbox/printful/store/ids'
import type { SyncProductRecord, SyncVariantRecord } from '#sandbox/printful/store/records'

const MOST_VARIANTS = 100

/** What POST /store/products makes. */
export async function makeProduct(store: number, body: unknown): Promise<SyncProductRecord> {
  const fields = fieldsOf(body, 'Body')
  const given = fieldsOf(fields.sync_product, 'sync_product')
  const name = textOf(given.name, 'sync_product.name')
  if (!name) throw badRequest('sync_product.name is missing')
  const id = MADE_PRODUCTS + (await takeIds())
  const product: SyncProductRecord = {
    id,
    store,
    externalId: textOf(given.external_id, 'sync_product.external_id') ?? externalIdOf(`made ${id}`),
    name,
    thumbnailUrl: textOf(given.thumbnail, 'sync_product.thumbnail'),
    isIgnored: given.is_ignored === true,
    variants: [],
  }
  const variants = await makeVariants(product, fields.sync_variants)
  return { ...product, variants, thumbnailUrl: product.thumbnailUrl ?? pictureOf(variants) }
}

/** What PUT leaves of it: given fields, and of the variants those with a known id, changed, and new ones. */
export async function changeProduct(
  product: SyncProductRecord,
  body: unknown
): Promise<SyncProductRecord> {
  const fields = fieldsOf(body, 'Body')
  const given = fieldsOf(fields.sync_product ?? {}, 'sync_product')
  const changed = {
    ...product,
    name: textOf(given.name, 'sync_product.name') ?? product.name,
    externalId: textOf(given.external_id, 'sync_product.external_id') ?? product.externalId,
    thumbnailUrl: textOf(given.thumbnail, 'sync_product.thumbnail') ?? product.thumbnailUrl,
    isIgnored: typeof given.is_ignored === 'boolean' ? given.is_ignored : product.isIgnored,
  }
  if (fields.sync_variants === undefined) return changed
  return { ...changed, variants: await makeVariants(changed, fields.sync_variants) }
}

async function makeVariants(product: SyncProductRecord, given: unknown) {
  const list = listOf(given, 'sync_variants').map((each) => fieldsOf(each, 'sync_variant'))
  if (list.length === 0 || list.length > MOST_VARIANTS) {
    throw badRequest(`A product has 1 to ${MOST_VARIANTS} variants`)
  }
  const variants: SyncVariantRecord[] = []
  const known = new Map(product.variants.map((variant) => [variant.id, variant]))
  let next = nextIndex(product)
  for (const fields of list) {
    const earlier = known.get(Number(fields.id))
    variants.push(
      earlier
        ? await changeVariant(product, earlier, fields)
        : await makeVariant(product, fields, next++)
    )
  }
  return variants
}

export async function makeVariant(
  product: SyncProductRecord,
  fields: Fields,
  index = nextIndex(product)
): Promise<SyncVariantRecord> {
  if (!fields.variant_id) throw badRequest('variant_id is missing', 'PR-1')
  const id = variantIdOf(product.id, index)
  const empty: SyncVariantRecord = {
    id,
    externalId: externalIdOf(`made variant ${id}`),
    variantId: 0,
    retailPrice: null,
    isIgnored: false,
    sku: null,
    files: [],
  }
  return changeVariant(product, empty, { ...fields, files: listOf(fields.files, 'files') })
}

export async function changeVariant(
  product: SyncProductRecord,
  variant: SyncVariantRecord,
  fields: Fields
): Promise<SyncVariantRecord> {
  const variantId = Number(fields.variant_id ?? variant.variantId)
  const blank = await findVariant(variantId)
  if (!blank && variantId !== 0) throw badRequest('Variant not found')
  const color = blank?.color?.name ?? null
  const preview = blank && previewPicture(blank.blank.line.garment, color, product.name)
  return {
    ...variant,
    variantId,
    externalId: textOf(fields.external_id, 'external_id') ?? variant.externalId,
    retailPrice: priceOf(fields.retail_price, 'retail_price') ?? variant.retailPrice,
    isIgnored: typeof fields.is_ignored === 'boolean' ? fields.is_ignored : variant.isIgnored,
    sku: textOf(fields.sku, 'sku') ?? variant.sku,
    files: Array.isArray(fields.files)
      ? filesOf(fields.files, variant.id, preview ?? '')
      : variant.files,
  }
}

/** The print files as given, and the preview that is made of them. */
function filesOf(given: unknown[], variantId: number, preview: string) {
  const files = given.map((each, index) => {
    const fields = fieldsOf(each, 'file')
    const url = textOf(fields.url, 'file.url')
    if (!url && !fields.id) throw badRequest('The file URL or ID is missing', 'FL-8')
    const type = textOf(fields.type, 'file.type') ?? 'default'
    return { id: variantId - 4_000_000_000 + index, type, url, previewUrl: url ?? preview }
  })
  const made = { id: variantId - 3_900_000_000, type: 'preview', url: null, previewUrl: preview }
  return [...files.filter(({ type }) => type !== 'preview'), made]
}

const pictureOf = (variants: SyncVariantRecord[]) => variants[0]?.files.at(-1)?.previewUrl ?? null

/** After the last that the product has: an id is not given twice while its neighbours live. */
function nextIndex({ id, variants }: SyncProductRecord): number {
  const first = variantIdOf(id, 0)
  return Math.max(-1, ...variants.map((variant) => variant.id - first)) + 1
}
