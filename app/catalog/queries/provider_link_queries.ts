import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The ids of a variant here and at the provider, each under its own name so that they cannot be confused. */
type ProviderVariant = {
  variantId: number
  /** In the platform's own store there: with its print on it. */
  syncVariantId: number | null
  /** In the provider's catalogue: a blank, to be printed on. */
  catalogVariantId: number | null
  /** What is printed on a blank: of an uploaded artwork its print file; null until that is made, and once it is revoked. */
  designUrl: string | null
}

type Row = {
  id: number
  sync_variant_id: string | null
  catalog_variant_id: string | null
  design_url: string | null
  artwork_id: number | null
  /** Of the print file. */
  token: string | null
}

/** What products and variants are at the provider. */
export class ProviderLinkQueries {
  /** The ids by which the provider makes these variants. One statement. */
  async variants(
    variantIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<Map<number, ProviderVariant>> {
    const rows: Row[] = await trx
      .from('product_variants')
      .join('products', 'products.id', 'product_variants.product_id')
      .leftJoin('print_files', (files) =>
        files
          .on('print_files.artwork_id', 'products.artwork_id')
          .andOn('print_files.product_type', 'products.product_type')
          .andOnNull('print_files.revoked_at')
      )
      .whereIn('product_variants.id', [...variantIds])
      .select(
        'product_variants.id',
        'product_variants.sync_variant_id',
        'product_variants.catalog_variant_id',
        'products.design_url',
        'products.artwork_id',
        'print_files.token'
      )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          variantId: row.id,
          syncVariantId: numberOf(row.sync_variant_id),
          catalogVariantId: numberOf(row.catalog_variant_id),
          designUrl: printedUrl(row),
        },
      ])
    )
  }

  /** Ids of the store products that an artist's products were made of. */
  async storeProductsOf(artistId: number): Promise<ReadonlySet<number>> {
    const rows: { id: string }[] = await db
      .from('products')
      .where('artist_id', artistId)
      .whereNotNull('printful_product_id')
      .select('printful_product_id as id')
    return new Set(rows.map(({ id }) => Number(id)))
  }
}

function printedUrl({ artwork_id: artworkId, token, design_url: link }: Row): string | null {
  if (artworkId === null) return link
  return token && `${appUrl}/print-files/${token}.png`
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))
