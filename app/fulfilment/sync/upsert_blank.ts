import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CatalogItem, CatalogVariant } from '#fulfilment/provider_types'
import { productTypeOf } from '#fulfilment/type_words'
import { toDecimal } from '#shared/money'

/** Inserts or updates a blank and the given sizes and colours of it. Writes variants only where they differ. */
export async function upsertBlank(
  item: CatalogItem,
  variants: CatalogVariant[],
  now: Date,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `INSERT INTO blanks (catalog_item_id, title, product_type, is_discontinued, synced_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (catalog_item_id) DO UPDATE SET
       title = excluded.title, product_type = excluded.product_type, is_discontinued = excluded.is_discontinued, synced_at = excluded.synced_at, gone_at = NULL`,
    [item.id, item.title, productTypeOf(item, item.title), item.isDiscontinued, now]
  )
  const rows = new Map(variants.map((variant) => [variant.id, toRow(variant)]))
  await trx.rawQuery(
    `INSERT INTO blank_variants AS known (catalog_variant_id, catalog_item_id, cost, currency, is_in_stock, out_of_stock_in, is_discontinued)
     SELECT id, ?, cost, currency, is_in_stock, out_of_stock_in, is_discontinued
       FROM jsonb_to_recordset(?::jsonb) AS given (id bigint, cost numeric, currency text, is_in_stock boolean, out_of_stock_in text[], is_discontinued boolean)
     ON CONFLICT (catalog_variant_id) DO UPDATE SET
       catalog_item_id = excluded.catalog_item_id, cost = excluded.cost, currency = excluded.currency,
       is_in_stock = excluded.is_in_stock, out_of_stock_in = excluded.out_of_stock_in, is_discontinued = excluded.is_discontinued, gone_at = NULL
     WHERE (known.*) IS DISTINCT FROM (excluded.*)`,
    [item.id, JSON.stringify([...rows.values()])]
  )
}

/**
 * Marks the variants as gone that a blank no longer has; all of them where `left` is empty. A variant that could not be
 * understood still exists; where one of these has no id, it is unknown which variants are gone and none is marked.
 */
export async function markBlankVariantsGone(
  catalogItemId: number,
  left: { id: number | null }[],
  now: Date,
  trx: TransactionClientContract
): Promise<void> {
  const ids = left.flatMap(({ id }) => id ?? [])
  if (ids.length < left.length) return
  await trx
    .from('blank_variants')
    .where('catalog_item_id', catalogItemId)
    .whereNull('gone_at')
    .whereRaw('catalog_variant_id <> ALL(?::bigint[])', [ids])
    .update({ gone_at: now })
}

function toRow({ id, price, inStock, outOfStockIn, isDiscontinued }: CatalogVariant) {
  return {
    id,
    cost: toDecimal(price.amount),
    currency: price.currency,
    is_in_stock: inStock,
    out_of_stock_in: outOfStockIn,
    is_discontinued: isDiscontinued,
  }
}
