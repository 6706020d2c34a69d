import { convert, toCents } from '#sandbox/printful/amounts'
import { fieldsOf, listOf, priceOf, textOf, wholeOf, type Fields } from '#sandbox/printful/body'
import { findVariant } from '#sandbox/printful/catalog/catalog'
import type { OrderItem } from '#sandbox/printful/orders/records'
import { badRequest } from '#sandbox/printful/printful_error'
import { settings } from '#sandbox/printful/settings'
import { takeIds } from '#sandbox/printful/store/ids'
import { findSyncVariant, type Found } from '#sandbox/printful/store/sync_products'

const FIRST_ITEM = 61_000_000

/** The lines of an order: of the store's own variants, or of the catalogue's with files of their own. */
export async function readItems(store: number, given: unknown): Promise<OrderItem[]> {
  const list = listOf(given, 'Items').map((each) => fieldsOf(each, 'Item'))
  if (list.length === 0) throw badRequest('Items are missing')
  const firstId = FIRST_ITEM + (await takeIds(list.length))
  const items: OrderItem[] = []
  for (const [index, fields] of list.entries()) {
    items.push(await readItem(store, fields, firstId + index))
  }
  const named = items.map(({ externalId }) => externalId).filter((name) => name !== null)
  if (new Set(named).size !== named.length) {
    throw badRequest('Item external IDs must be unique within the order')
  }
  return items
}

async function readItem(store: number, fields: Fields, id: number): Promise<OrderItem> {
  const own = await ownVariant(store, fields)
  const variantId = own ? own.variant.variantId : Number(fields.variant_id)
  const blank = await findVariant(variantId)
  if (!blank) throw badRequest(own ? 'Item: sync variant is not synced' : 'Item: variant not found')
  if (!own && !(Array.isArray(fields.files) && fields.files.length > 0)) {
    throw badRequest('Item: print files are missing')
  }
  return {
    id,
    externalId: textOf(fields.external_id, 'external_id'),
    variantId,
    syncVariantId: own?.variant.id ?? null,
    externalVariantId: own?.variant.externalId ?? null,
    quantity: wholeOf(fields.quantity, 'quantity', 1, 1000),
    price:
      own?.variant.madeAs?.cost ??
      convert(toCents(blank.price), blank.blank.currency, settings.currency),
    retailPrice: priceOf(fields.retail_price, 'retail_price') ?? own?.variant.retailPrice ?? null,
    name: textOf(fields.name, 'name') ?? own?.product.name ?? blank.name,
    sku: own?.variant.sku ?? null,
    garment: own?.variant.madeAs?.garment ?? blank.blank.line.garment,
    image: blank.image,
    productId: blank.blank.id,
    files: own?.variant.files ?? [],
  }
}

async function ownVariant(store: number, fields: Fields): Promise<Found | null> {
  const external = textOf(fields.external_variant_id, 'external_variant_id')
  const id = external ? `@${external}` : textOf(fields.sync_variant_id, 'sync_variant_id')
  if (id === null) return null
  const own = await findSyncVariant(store, id)
  if (!own) throw badRequest('Item: sync variant not found')
  return own
}
