import { inject } from '@adonisjs/core'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { drawMockup, nearestGarmentColor } from '#artwork/public'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles, previewUrl } from '#catalog/artworks/storage/artwork_files'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { COMPOSED_PREVIEWS } from '#catalog/builder/composed_previews'
import { PlacementQueries, type PlacementRow } from '#catalog/builder/queries/placement_queries'
import { drawnSides } from '#catalog/builder/sides'
import { placementPixels } from '#shared/print_placement'
import type { ProductType } from '#shared/product_type'

/** Pixels for each unit of a drawing of 400 by 500. */
const SCALE = 2.4

type Product = {
  id: number
  product_type: ProductType
  colors: string[]
  color_code: string | null
}

/**
 * Composes the preview of a built product, its drawing with the artwork in place, and stores it. Lists and pages show it
 * until the provider's mock-ups come. Safe to run twice.
 */
@inject()
export class ComposePreview {
  constructor(
    private placements: PlacementQueries,
    private artworks: ArtworkQueries
  ) {}

  async handle(productId: number): Promise<void> {
    const product: Product | null = await db
      .from('products')
      .where('id', productId)
      .whereNotNull('blank_id')
      .select('id', 'product_type', 'colors')
      .select(
        db.raw(
          `(SELECT color_code FROM product_variants WHERE product_id = products.id ORDER BY position LIMIT 1) AS color_code`
        )
      )
      .first()
    const [side] = await this.placements.ofProduct(productId)
    if (!product || !side) return
    const artwork = await this.artworks.find(side.artwork_id)
    const picture = artwork.revoked_at ? null : await this.#compose(product, side, artwork)
    if (!picture) return
    const key = keyOf(side, picture)
    await inWorkFolder(async (pathOf) => {
      const file = pathOf('preview.webp')
      await sharp(picture).toFile(file)
      await artworkFiles.store(key, file, 'image/webp')
    })
    if (!(await this.#show(side, key))) await artworkFiles.removePreview(key)
  }

  async #compose(
    { product_type: type, colors, color_code: code }: Product,
    side: PlacementRow,
    artwork: { preview_key: string; width: number; height: number }
  ): Promise<Buffer | null> {
    const area = { width: side.area_width, height: side.area_height, dpi: side.area_dpi }
    const { placement } = side
    const [drawn] = drawnSides(type, [{ ...area, placement, title: placement }])
    if (!drawn) return null
    const color = code ?? nearestGarmentColor(colors[0] ?? 'Standard', null).hex
    const drawing = drawMockup({ productType: type, color, view: drawn.view })
    const { x, y, width, height } = drawn.frame
    const frame = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
    const box = placementPixels(side, artwork, frame)
    const design = await sharp(await buffer(await artworkFiles.stream(artwork.preview_key)))
      .resize({ width: box.width, height: box.height, fit: 'fill' })
      .png()
      .toBuffer()
    return sharp(Buffer.from(drawing), { density: 72 * SCALE })
      .resize({ width: 400 * SCALE, height: 500 * SCALE, fit: 'fill' })
      .composite([
        {
          input: design,
          left: Math.round(x * SCALE) + box.left,
          top: Math.round(y * SCALE) + box.top,
        },
      ])
      .webp({ quality: 84, effort: 4 })
      .toBuffer()
  }

  /** False where the placement was replaced, or its artwork revoked, since the run began. */
  async #show({ id, artwork_id: artworkId }: PlacementRow, key: string): Promise<boolean> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `UPDATE products SET thumbnail_url = ?
         FROM product_placements AS side JOIN artworks ON artworks.id = side.artwork_id
        WHERE side.id = ? AND side.artwork_id = ? AND artworks.revoked_at IS NULL AND products.id = side.product_id`,
      [previewUrl(key), id, artworkId]
    )
    return rowCount === 1
  }
}

const keyOf = ({ id }: PlacementRow, picture: Buffer) =>
  `${COMPOSED_PREVIEWS}${id}-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`
