import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { artworkLimits, PRINT_DPI } from '#config/artworks'
import { drawPrintFile } from '#catalog/artworks/decode_artwork'
import type { Printed } from '#catalog/artworks/decoder/requests'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { artworkFiles, artworkKeys } from '#catalog/artworks/storage/artwork_files'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { RequestBuiltMockups } from '#catalog/builder/actions/request_built_mockups'
import { PlacementQueries, type PlacementRow } from '#catalog/builder/queries/placement_queries'
import { clock } from '#shared/clock'

/** Dots per inch to try in turn, until the print file is small enough. */
const DPI_TRIED = [PRINT_DPI.most, 240, 200, PRINT_DPI.good]

/**
 * Makes the print file of one side of a product: the whole print area with the artwork in place. After the last side it
 * requests mock-ups. Safe to run twice. A placement that was replaced has another id, and gets a file of its own.
 */
@inject()
export class MakeSidePrintFile {
  constructor(
    private placements: PlacementQueries,
    private artworks: ArtworkQueries,
    private requestMockups: RequestBuiltMockups
  ) {}

  async handle(placementId: number): Promise<void> {
    const placement = await this.placements.find(placementId)
    if (!placement) return
    if (!(await this.#exists(placementId))) await this.#make(placement)
    await this.requestMockups.handle(placement.product_id)
  }

  async #make(placement: PlacementRow): Promise<void> {
    const artwork = await this.artworks.find(placement.artwork_id)
    if (artwork.revoked_at) return
    const key = artworkKeys.newPrintFile()
    const printed = await inWorkFolder(async (pathOf) => {
      const target = pathOf('print.png')
      const drawn = await this.#draw(artwork, placement, { file: pathOf('artwork'), target })
      await artworkFiles.store(key, target, 'image/png')
      return drawn
    })
    if (!(await this.#insert(placement, key, printed))) await artworkFiles.remove(key)
  }

  async #draw(
    artwork: ArtworkRow,
    placement: PlacementRow,
    { file, target }: { file: string; target: string }
  ): Promise<Printed> {
    await artworkFiles.fetch(artwork.cleaned_key ?? artwork.original_key, file)
    const { x, y, width } = placement
    const answer = await drawPrintFile({
      file,
      kind: artwork.kind,
      print: {
        file: target,
        placement: { x, y, width },
        artwork: { width: artwork.width, height: artwork.height },
      },
      sizes: sideFileSizes(placement),
      mostBytes: artworkLimits.printFileBytes,
      mostPixels: artworkLimits.pixels,
    })
    if ('refusal' in answer)
      throw new Error(`The print file of placement ${placement.id} was refused: ${answer.refusal}`)
    return answer.printed
  }

  async #exists(placementId: number): Promise<boolean> {
    const made = db.from('print_files').where('placement_id', placementId).whereNull('revoked_at')
    return (await made.first()) !== null
  }

  /** False where another run has made it, the placement was replaced, or the artwork was revoked. */
  async #insert(placement: PlacementRow, key: string, printed: Printed): Promise<boolean> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `INSERT INTO print_files
         (artwork_id, placement_id, product_type, token, storage_key, width, height, byte_size, created_at)
       SELECT artworks.id, side.id, products.product_type, ?, ?, ?, ?, ?, ?
         FROM product_placements AS side
         JOIN products ON products.id = side.product_id
         JOIN artworks ON artworks.id = side.artwork_id
        WHERE side.id = ? AND artworks.revoked_at IS NULL
          FOR NO KEY UPDATE OF artworks FOR KEY SHARE OF side
       ON CONFLICT (placement_id) WHERE revoked_at IS NULL AND placement_id IS NOT NULL DO NOTHING`,
      [
        randomBytes(32).toString('hex'),
        key,
        printed.width,
        printed.height,
        printed.bytes,
        clock.now().toSQL()!,
        placement.id,
      ]
    )
    return rowCount === 1
  }
}

/** The sizes in pixels of the whole print area, the best first. */
export function sideFileSizes(area: {
  area_width: number
  area_height: number
  area_dpi: number
}): { width: number; height: number }[] {
  const best = Math.min(PRINT_DPI.most, area.area_dpi)
  const tried = [best, ...DPI_TRIED.filter((dpi) => dpi < best)]
  return tried.map((dpi) => ({
    width: Math.max(1, Math.round((area.area_width * dpi) / area.area_dpi)),
    height: Math.max(1, Math.round((area.area_height * dpi) / area.area_dpi)),
  }))
}
