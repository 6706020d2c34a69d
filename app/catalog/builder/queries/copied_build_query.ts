import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PlacementQueries } from '#catalog/builder/queries/placement_queries'
import { PRODUCT_LENGTHS } from '#catalog/product_limits'
import { fromDecimal, toDecimal } from '#shared/money'
import type { ProductType } from '#shared/product_type'

type Row = {
  id: number
  name: string
  description: string | null
  selling_price: string
  updated_at: Date
  product_type: ProductType
  blank_id: string | null
  artwork_id: number | null
  sizes: string[]
  colors: string[]
}

type Wanted = {
  productId: number
  artistId: number
  /** True to rebuild the product itself, false to copy it. */
  isChanged: boolean
}

const COPY = ' (copy)'

/** What the builder takes over from one of the artist's products, to copy or to rebuild it. */
@inject()
export class CopiedBuildQuery {
  constructor(private placements: PlacementQueries) {}

  /** Null where the artist has no such product. Artworks that were taken down are left out and counted. */
  async handle({ productId, artistId, isChanged }: Wanted) {
    const product: Row | null = await db
      .from('products')
      .where({ id: productId, artist_id: artistId })
      .select(
        'id',
        'name',
        'description',
        'selling_price',
        'product_type',
        'blank_id',
        'updated_at'
      )
      .select('artwork_id', 'sizes', 'colors')
      .first()
    if (!product) return null
    const sides = await this.#sides(product)
    const usable = await this.#usable(sides.map(({ artworkId }) => artworkId))
    return {
      productId: product.id,
      isChanged,
      updatedAt: product.updated_at.toISOString(),
      name: isChanged
        ? product.name
        : product.name.slice(0, PRODUCT_LENGTHS.name - COPY.length) + COPY,
      description: product.description ?? '',
      sellingPrice: toDecimal(fromDecimal(product.selling_price)),
      productType: product.product_type,
      blankId: product.blank_id === null ? null : Number(product.blank_id),
      sizes: product.sizes,
      colors: product.colors,
      sides: sides.filter(({ artworkId }) => usable.has(artworkId)),
      takenDown: sides.filter(({ artworkId }) => !usable.has(artworkId)).length,
    }
  }

  /** The sides of a built product; of any other product only its artwork, placed as large as it fits. */
  async #sides({ id, blank_id: blankId, artwork_id: artworkId }: Row) {
    if (blankId === null)
      return artworkId === null ? [] : [{ view: 'front' as const, artworkId, place: null }]
    return (await this.placements.ofProduct(id)).map((row) => ({
      view: row.placement.includes('back') ? ('back' as const) : ('front' as const),
      artworkId: row.artwork_id,
      place: {
        ...{ x: row.x, y: row.y, width: row.width },
        areaWidth: row.area_width,
        areaHeight: row.area_height,
      },
    }))
  }

  async #usable(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const rows: { id: number }[] = await db
      .from('artworks')
      .whereIn('id', [...ids])
      .whereNull('revoked_at')
      .select('id')
    return new Set(rows.map(({ id }) => id))
  }
}

export type CopiedBuild = NonNullable<Awaited<ReturnType<CopiedBuildQuery['handle']>>>
