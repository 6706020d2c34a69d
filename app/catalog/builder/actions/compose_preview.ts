import { inject } from '@adonisjs/core'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { drawMockup, nearestGarmentColor } from '#artwork/public'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles, previewUrl } from '#catalog/artworks/storage/artwork_files'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { COMPOSED_PREVIEWS, type SidePicture } from '#catalog/builder/composed_previews'
import { PlacementQueries, type PlacementRow } from '#catalog/builder/queries/placement_queries'
import { drawnSides, type DrawnSide } from '#catalog/builder/sides'
import { lockPictured } from '#catalog/mockups/hide_mockups'
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

type Composed = SidePicture & { key: string; side: PlacementRow }

/**
 * Composes the pictures of a built product, the drawing of each side with the artwork in place, and stores them. Lists show
 * the first side, and pages all of them, until the provider's mock-ups come. Safe to run twice.
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
    if (!product) return
    const pictures: Composed[] = []
    for (const side of await this.placements.ofProduct(productId)) {
      const picture = await this.#store(product, side)
      if (picture) pictures.push(picture)
    }
    if (pictures.length > 0 && !(await this.#show(productId, pictures)))
      for (const { key } of pictures) await artworkFiles.removePreview(key)
  }

  /** Null for a side that is not drawn, or whose artwork was revoked. */
  async #store(product: Product, side: PlacementRow): Promise<Composed | null> {
    const area = { width: side.area_width, height: side.area_height, dpi: side.area_dpi }
    const { placement } = side
    const [drawn] = drawnSides(product.product_type, [{ ...area, placement, title: placement }])
    const artwork = await this.artworks.find(side.artwork_id)
    if (!drawn || artwork.revoked_at) return null
    const picture = await this.#compose(product, side, { drawn, artwork })
    const key = keyOf(side, picture)
    await inWorkFolder(async (pathOf) => {
      const file = pathOf('preview.webp')
      await sharp(picture).toFile(file)
      await artworkFiles.store(key, file, 'image/webp')
    })
    return { view: drawn.view, url: previewUrl(key), key, side }
  }

  async #compose(
    { product_type: type, colors, color_code: code }: Product,
    side: PlacementRow,
    { drawn, artwork }: { drawn: DrawnSide; artwork: ArtworkRow }
  ): Promise<Buffer> {
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

  /** False where a placement was replaced, or an artwork revoked, since the run began. */
  async #show(productId: number, pictures: readonly Composed[]): Promise<boolean> {
    return db.transaction(async (trx) => {
      // The lock keeps the placements and their artworks as they are: both are changed together with the product.
      await lockPictured([productId], trx)
      const current: { id: number }[] = await trx
        .from('product_placements as side')
        .join('artworks', 'artworks.id', 'side.artwork_id')
        .where('side.product_id', productId)
        .whereNull('artworks.revoked_at')
        .select('side.id')
      const ids = new Set(current.map(({ id }) => id))
      if (!pictures.every(({ side }) => ids.has(side.id))) return false
      const sides = pictures.map(({ view, url }) => ({ view, url }))
      await trx
        .from('products')
        .where('id', productId)
        .update({ thumbnail_url: sides[0]!.url, side_pictures: JSON.stringify(sides) })
      return true
    })
  }
}

const keyOf = ({ id }: PlacementRow, picture: Buffer) =>
  `${COMPOSED_PREVIEWS}${id}-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`
