import { writeFile } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { inspectArtwork } from '#catalog/artworks/decode_artwork'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { mockupKey } from '#catalog/mockups/mockup_files'
import {
  mockupsPort,
  type AskLater,
  type NotDone,
  type ProviderMockup,
} from '#catalog/mockups/mockups_port'
import type { MockupRequestRow } from '#catalog/mockups/rows'
import { PICTURE_WIDTHS } from '#core/pictures/picture_formats'
import { clock } from '#shared/clock'

const MOST_BYTES = 50 * 1024 * 1024
const MOST_PIXELS = 40_000_000
/** The largest width that pages show; smaller copies are made on request. */
const SIDE = PICTURE_WIDTHS.at(-1)!

/**
 * Copies a mock-up to our storage as WebP. The decoder process reads it, because it is an untrusted file. Safe to run
 * twice.
 */
export class StoreMockup {
  /** Returns null once the picture is stored, else why it was not. */
  async handle(
    { product_id: productId, shows }: MockupRequestRow,
    { placement, catalogVariantIds, url }: ProviderMockup
  ): Promise<null | AskLater | NotDone> {
    const shown = { productId, shows, placement, catalogVariantIds }
    const key = mockupKey(shown)
    if (await db.from('product_mockups').where('storage_key', key).first()) return null
    const fetched = await mockupsPort.current().fetch(url, MOST_BYTES)
    if (!('bytes' in fetched)) return fetched
    const size = await this.#store(key, fetched.bytes)
    if (!size) return { problem: 'A picture of the provider’s could not be read' }
    await db.rawQuery(
      `INSERT INTO product_mockups
              (product_id, shows, placement, catalog_variant_ids, storage_key, width, height, created_at)
       VALUES (?, ?, ?, ?::bigint[], ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      [
        productId,
        shows,
        placement,
        catalogVariantIds,
        key,
        size.width,
        size.height,
        clock.now().toJSDate(),
      ] as string[]
    )
    return null
  }

  /** Null where the file is not a PNG or JPEG. */
  #store(key: string, bytes: Buffer): Promise<{ width: number; height: number } | null> {
    return inWorkFolder(async (pathOf) => {
      const [file, preview, cleaned] = [pathOf('mockup'), pathOf('preview'), pathOf('cleaned')]
      await writeFile(file, bytes)
      const answer = await inspectArtwork({
        file,
        cleaned,
        preview: { file: preview, side: SIDE },
        mostPixels: MOST_PIXELS,
      })
      if ('refusal' in answer || !['png', 'jpeg'].includes(answer.inspected.kind)) return null
      await artworkFiles.store(key, preview, 'image/webp')
      const { width, height } = answer.inspected
      const scale = Math.min(1, SIDE / Math.max(width, height))
      return { width: Math.round(width * scale), height: Math.round(height * scale) }
    })
  }
}
