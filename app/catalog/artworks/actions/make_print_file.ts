import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { artworkLimits, PRINT_AREAS, PRINT_DPI } from '#config/artworks'
import { drawPrintFile } from '#catalog/artworks/decode_artwork'
import type { Printed } from '#catalog/artworks/decoder/requests'
import { printFileSize } from '#catalog/artworks/print_quality'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { artworkFiles, artworkKeys } from '#catalog/artworks/storage/artwork_files'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { clock } from '#shared/clock'
import type { ProductType } from '#shared/product_type'

/** Where the best print file is larger than a file may be, it is drawn with fewer dots per inch. */
const DPI_TRIED = [PRINT_DPI.most, 240, 200, PRINT_DPI.good]

type Wanted = { artworkId: number; productType: ProductType }

/** Makes the file that the printer gets of an artwork for a type of product, once. May run twice. */
@inject()
export class MakePrintFile {
  constructor(private artworks: ArtworkQueries) {}

  async handle({ artworkId, productType }: Wanted): Promise<void> {
    const artwork = await this.artworks.find(artworkId)
    if (artwork.revoked_at || (await this.#exists({ artworkId, productType }))) return
    const key = artworkKeys.newPrintFile()
    const printed = await inWorkFolder(async (pathOf) => {
      const target = pathOf('print.png')
      const drawn = await this.#draw(artwork, productType, { file: pathOf('artwork'), target })
      await artworkFiles.store(key, target, 'image/png')
      return drawn
    })
    if (await this.#insert({ artworkId, productType }, key, printed)) return
    await artworkFiles.remove(key)
  }

  async #draw(
    artwork: ArtworkRow,
    type: ProductType,
    { file, target }: { file: string; target: string }
  ): Promise<Printed> {
    await artworkFiles.fetch(artwork.cleaned_key ?? artwork.original_key, file)
    const picture = { ...artwork, isVector: artwork.is_vector }
    const answer = await drawPrintFile({
      file,
      kind: artwork.kind,
      print: { file: target, anchor: PRINT_AREAS[type].anchor },
      sizes: DPI_TRIED.map((dpi) => printFileSize(picture, type, dpi)),
      mostBytes: artworkLimits.printFileBytes,
      mostPixels: artworkLimits.pixels,
    })
    if ('refusal' in answer)
      throw new Error(`The print file of artwork ${artwork.id} was refused: ${answer.refusal}`)
    return answer.printed
  }

  async #exists({ artworkId, productType }: Wanted): Promise<boolean> {
    const row = await db
      .from('print_files')
      .where({ artwork_id: artworkId, product_type: productType })
      .whereNull('placement_id')
      .whereNull('revoked_at')
      .first()
    return row !== null
  }

  /** False where another run has made it, or the artwork was revoked meanwhile. */
  async #insert({ artworkId, productType }: Wanted, key: string, printed: Printed) {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `INSERT INTO print_files (artwork_id, product_type, token, storage_key, width, height, byte_size, created_at)
       SELECT id, ?, ?, ?, ?, ?, ?, ? FROM artworks WHERE id = ? AND revoked_at IS NULL FOR UPDATE
       ON CONFLICT (artwork_id, product_type) WHERE revoked_at IS NULL AND placement_id IS NULL DO NOTHING`,
      [
        productType,
        randomBytes(32).toString('hex'),
        key,
        printed.width,
        printed.height,
        printed.bytes,
        clock.now().toSQL()!,
        artworkId,
      ]
    )
    return rowCount === 1
  }
}
