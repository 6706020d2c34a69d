import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import type { PrintedSide } from '#catalog/mockups/mockups_port'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The ids of a variant here and at the provider, each under its own name so that they cannot be confused. */
type ProviderVariant = {
  variantId: number
  /** In the platform's own store there: with its print on it. */
  syncVariantId: number | null
  /** In the provider's catalogue: a blank, to be printed on. */
  catalogVariantId: number | null
  /** Address of what is printed on a blank: of an uploaded artwork its print file; null until that is made, and once it is revoked. */
  designUrl: string | null
  /**
   * The file of each side of a built product; null until all are made, and once one is revoked.
   * Undefined for every other product, which prints `designUrl`.
   */
  sides?: PrintedSide[] | null
}

type Row = {
  id: number
  sync_variant_id: string | null
  catalog_variant_id: string | null
  design_url: string | null
  artwork_id: number | null
  /** Of the print file. */
  token: string | null
  /** The print file of each side, in the order of placement; null where the product has no placements. */
  sides: { placement: string; token: string | null }[] | null
}

/** SQL: the sides with their print files; null for a product that was not built. */
const SIDES = `
  (SELECT jsonb_agg(jsonb_build_object('placement', side.placement, 'token', file.token) ORDER BY side.id)
     FROM product_placements AS side
     LEFT JOIN print_files AS file ON file.placement_id = side.id AND file.revoked_at IS NULL
    WHERE side.product_id = products.id) AS sides`

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
          .andOnNull('print_files.placement_id')
      )
      .whereIn('product_variants.id', [...variantIds])
      .select(
        'product_variants.id',
        'product_variants.sync_variant_id',
        'product_variants.catalog_variant_id',
        'products.design_url',
        'products.artwork_id',
        'print_files.token',
        db.raw(SIDES)
      )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          variantId: row.id,
          syncVariantId: numberOf(row.sync_variant_id),
          catalogVariantId: numberOf(row.catalog_variant_id),
          designUrl: printedUrl(row),
          ...(row.sides && { sides: printedSides(row.sides) }),
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

function printedSides(sides: NonNullable<Row['sides']>): PrintedSide[] | null {
  const made = sides.flatMap(({ placement, token }) =>
    token === null ? [] : { placement, imageUrl: printFileUrl(token) }
  )
  return made.length === sides.length ? made : null
}

const printFileUrl = (token: string) => `${appUrl}/print-files/${token}.png`

function printedUrl({ artwork_id: artworkId, token, design_url: link }: Row): string | null {
  if (artworkId === null) return link?.startsWith('/') ? `${appUrl}${link}` : link
  return token && printFileUrl(token)
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))
