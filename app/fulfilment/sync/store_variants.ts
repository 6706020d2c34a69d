import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SkippedItem } from '#fulfilment/provider_types'
import type { StoreVariant } from '#fulfilment/provider_types'
import type { SyncCounts } from '#fulfilment/sync/sync_run'
import { toDecimal } from '#shared/money'

type VariantCounts = Pick<
  SyncCounts,
  'variants_added' | 'variants_changed' | 'variants_gone' | 'variants_returned'
>

type Read = { given: StoreVariant[]; skipped: SkippedItem[] }

/**
 * The variants of one store product as they are now: those given, and what it had beside them is gone. One that could not
 * be understood stays as it was; where one did not even tell its id, nothing is marked as gone. One statement, which
 * writes only what differs.
 */
export async function upsertStoreVariants(
  syncProductId: number,
  { given, skipped }: Read,
  now: Date,
  trx: TransactionClientContract
): Promise<VariantCounts> {
  const { rows } = await trx.rawQuery<{ rows: VariantCounts[] }>(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset(CAST(:variants AS jsonb)) AS given (id bigint, catalog_variant_id bigint, catalog_item_id bigint,
              external_id text, name text, size text, color text, retail_price numeric, currency text, is_available boolean, is_ignored boolean)
     ), before AS (
       SELECT sync_variant_id, gone_at FROM store_variants WHERE sync_variant_id IN (SELECT id FROM given)
     ), written AS (
       INSERT INTO store_variants AS known (sync_variant_id, sync_product_id, catalog_variant_id, catalog_item_id, external_id, name, size, color,
                                            retail_price, currency, is_available, is_ignored)
       SELECT id, :product, catalog_variant_id, catalog_item_id, external_id, name, size, color, retail_price, currency, is_available, is_ignored
         FROM given
       ON CONFLICT (sync_variant_id) DO UPDATE SET
         sync_product_id = excluded.sync_product_id, catalog_variant_id = excluded.catalog_variant_id, catalog_item_id = excluded.catalog_item_id,
         external_id = excluded.external_id, name = excluded.name, size = excluded.size, color = excluded.color,
         retail_price = excluded.retail_price, currency = excluded.currency, is_available = excluded.is_available,
         is_ignored = excluded.is_ignored, gone_at = NULL
       WHERE (known.*) IS DISTINCT FROM (excluded.*)
       RETURNING sync_variant_id
     ), lost AS (
       UPDATE store_variants SET gone_at = :now
        WHERE sync_product_id = :product AND gone_at IS NULL AND sync_variant_id NOT IN (SELECT id FROM given)
          AND sync_variant_id <> ALL(CAST(:skipped AS bigint[])) AND CAST(:areAllKnown AS boolean)
       RETURNING sync_variant_id
     )
     SELECT count(*) FILTER (WHERE before.sync_variant_id IS NULL)::int AS variants_added,
            count(*) FILTER (WHERE before.gone_at IS NOT NULL)::int AS variants_returned,
            count(*) FILTER (WHERE before.sync_variant_id IS NOT NULL AND before.gone_at IS NULL)::int AS variants_changed,
            (SELECT count(*)::int FROM lost) AS variants_gone
       FROM written LEFT JOIN before USING (sync_variant_id)`,
    {
      variants: JSON.stringify(distinct(given).map(toRow)),
      product: syncProductId,
      now,
      skipped: skipped.flatMap(({ id }) => id ?? []),
      areAllKnown: skipped.every(({ id }) => id !== null),
    }
  )
  return rows[0]!
}

/** All variants of a product that is gone itself. */
export async function markStoreVariantsGone(
  syncProductId: number,
  now: Date,
  trx: TransactionClientContract
): Promise<number> {
  const marked = await trx
    .from('store_variants')
    .where('sync_product_id', syncProductId)
    .whereNull('gone_at')
    .update({ gone_at: now })
  return Number(marked)
}

const distinct = (variants: StoreVariant[]) => [
  ...new Map(variants.map((variant) => [variant.id, variant])).values(),
]

function toRow(variant: StoreVariant) {
  const { retailPrice } = variant
  return {
    id: variant.id,
    catalog_variant_id: variant.catalogVariantId,
    catalog_item_id: variant.catalogItemId,
    external_id: variant.externalId,
    name: variant.name,
    size: variant.size,
    color: variant.color,
    retail_price: retailPrice && toDecimal(retailPrice.amount),
    currency: retailPrice?.currency ?? null,
    is_available: variant.isAvailable,
    is_ignored: variant.isIgnored,
  }
}
