import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'

type ArtworkRow = {
  id: number
  file_name: string
  kind: string
  byte_size: number
  sha256: string
  rights_confirmed_at: Date | null
  created_at: Date
}

type Placement = { side: string; artworkId: number; x: number; y: number; width: number }

type ProductRow = {
  id: number
  name: string
  description: string | null
  status: string
  product_type: string
  artwork_id: number | null
  placements: Placement[]
  created_at: Date
}

const PLACEMENTS = `
  (SELECT coalesce(json_agg(json_build_object('side', placement, 'artworkId', artwork_id, 'x', x, 'y', y, 'width', width)
                            ORDER BY id), '[]')
     FROM product_placements WHERE product_id = products.id) AS placements`

/**
 * The artwork and the products of an artist, drafts of the builder included, for the export of the artist's data: oldest
 * first. Positions are in thousandths of the print area. Two statements.
 */
export class OwnWorkQuery {
  async handle(artistId: number) {
    const artworks: ArtworkRow[] = await db
      .from('artworks')
      .where('artist_id', artistId)
      .orderBy('id')
      .select('id', 'file_name', 'kind', 'byte_size', 'sha256', 'rights_confirmed_at', 'created_at')
    const products: ProductRow[] = await db
      .from('products')
      .where('artist_id', artistId)
      .orderBy('id')
      .select('id', 'name', 'description', 'status', 'product_type', 'artwork_id', 'created_at')
      .select(db.raw(PLACEMENTS))
    return {
      artworks: artworks.map((row) => ({
        id: row.id,
        fileName: row.file_name,
        kind: row.kind,
        byteSize: row.byte_size,
        sha256: row.sha256,
        rightsConfirmedAt: row.rights_confirmed_at?.toISOString() ?? null,
        createdAt: row.created_at.toISOString(),
        downloadUrl: `${appUrl}/artworks/${row.id}/original`,
      })),
      products: products.map((row) => ({
        id: row.id,
        name: row.name,
        description: row.description,
        status: row.status,
        productType: row.product_type,
        artworkId: row.artwork_id,
        placements: row.placements,
        createdAt: row.created_at.toISOString(),
      })),
    }
  }
}
