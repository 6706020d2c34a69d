import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What a variant is at the provider. The three ids are never taken for one another. */
export type ProviderVariant = {
  variantId: number
  /** In the platform's own store there: with its print on it. */
  syncVariantId: number | null
  /** In the provider's catalogue: a blank, to be printed on. */
  catalogVariantId: number | null
  /** What is printed on a blank. */
  designUrl: string | null
}

type Row = {
  id: number
  sync_variant_id: string | null
  catalog_variant_id: string | null
  design_url: string | null
}

/** By which names the provider makes these variants. One statement. */
export class ProviderVariantsQuery {
  async handle(
    variantIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<Map<number, ProviderVariant>> {
    const rows: Row[] = await trx
      .from('product_variants')
      .join('products', 'products.id', 'product_variants.product_id')
      .whereIn('product_variants.id', [...variantIds])
      .select(
        'product_variants.id',
        'product_variants.sync_variant_id',
        'product_variants.catalog_variant_id',
        'products.design_url'
      )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          variantId: row.id,
          syncVariantId: numberOf(row.sync_variant_id),
          catalogVariantId: numberOf(row.catalog_variant_id),
          designUrl: row.design_url,
        },
      ])
    )
  }
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))
