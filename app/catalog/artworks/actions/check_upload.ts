import { inject } from '@adonisjs/core'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import { artworkLimits } from '#config/artworks'
import type { UploadRefusal } from '#catalog/artworks/artwork_kinds'
import { inspectArtwork } from '#catalog/artworks/decode_artwork'
import type { Inspected } from '#catalog/artworks/decoder/requests'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow, UploadRow } from '#catalog/artworks/rows'
import { artworkFiles, artworkKeys } from '#catalog/artworks/storage/artwork_files'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { clock } from '#shared/clock'

/** `hasFiles`: the files of this upload are those of the artwork. */
type Outcome = { hasFiles: boolean }

/**
 * Checks an upload whose parts are complete, in a process of its own, and makes an artwork of it or refuses it. The same
 * file of the same artist is stored once. May run twice: names of files follow from the upload.
 */
@inject()
export class CheckUpload {
  constructor(private artworks: ArtworkQueries) {}

  async handle(uploadId: number): Promise<void> {
    const upload: UploadRow | null = await db.from('artwork_uploads').where('id', uploadId).first()
    if (upload?.status !== 'checking') return
    const outcome = await inWorkFolder((pathOf) => this.#check(upload, pathOf))
    await this.#cleanUp(upload, outcome)
  }

  async #check(upload: UploadRow, pathOf: (name: string) => string): Promise<Outcome> {
    const [file, preview, cleaned] = [pathOf('original'), pathOf('preview'), pathOf('cleaned')]
    const parts = await this.artworks.partsOf(upload.id)
    await uploadStorage().collect(upload, parts, file)
    const { size: bytes } = await stat(file)
    if (bytes !== upload.byte_size) return this.#refuse(upload, 'damaged')
    const sha256 = await hashOf(file)
    const known = await this.artworks.ofHash(upload.artist_id, sha256)
    if (known) return this.#accept(upload, known)

    const answer = await inspectArtwork({
      file,
      cleaned,
      preview: { file: preview, side: artworkLimits.previewSide },
      mostPixels: artworkLimits.pixels,
    })
    if ('refusal' in answer) return this.#refuse(upload, answer.refusal)
    const keys = await this.#store(upload, answer.inspected, { file, preview, cleaned })
    return this.#insert(upload, { ...keys, sha256 }, answer.inspected)
  }

  async #store(
    upload: UploadRow,
    { kind }: Inspected,
    local: { file: string; preview: string; cleaned: string }
  ) {
    const { storage_key: original } = upload
    const keys = {
      original_key: original,
      preview_key: artworkKeys.preview(original),
      cleaned_key: kind === 'svg' ? artworkKeys.cleaned(original) : null,
    }
    await artworkFiles.store(keys.preview_key, local.preview, 'image/webp')
    if (keys.cleaned_key) await artworkFiles.store(keys.cleaned_key, local.cleaned)
    await uploadStorage().keep(upload, local.file)
    return keys
  }

  /** Another upload of the same file may have been checked meanwhile: its artwork is the one. */
  async #insert(
    upload: UploadRow,
    columns: Pick<ArtworkRow, 'original_key' | 'preview_key' | 'cleaned_key' | 'sha256'>,
    inspected: Inspected
  ): Promise<Outcome> {
    await db.rawQuery(
      `INSERT INTO artworks (artist_id, sha256, kind, file_name, byte_size, original_key, cleaned_key, preview_key,
                             width, height, is_vector, has_transparency, color_space, color_profile, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (artist_id, sha256) DO NOTHING`,
      [
        upload.artist_id,
        columns.sha256,
        inspected.kind,
        upload.file_name,
        upload.byte_size,
        columns.original_key,
        columns.cleaned_key,
        columns.preview_key,
        inspected.width,
        inspected.height,
        inspected.isVector,
        inspected.hasTransparency,
        inspected.colorSpace,
        inspected.colorProfile,
        clock.now().toSQL()!,
      ] as string[]
    )
    return this.#accept(upload, (await this.artworks.ofHash(upload.artist_id, columns.sha256))!)
  }

  async #accept(upload: UploadRow, artwork: ArtworkRow): Promise<Outcome> {
    await this.#end(upload, { status: 'done', artwork_id: artwork.id })
    return { hasFiles: artwork.original_key === upload.storage_key }
  }

  async #refuse(upload: UploadRow, refusal: UploadRefusal): Promise<Outcome> {
    await this.#end(upload, { status: 'refused', refusal })
    return { hasFiles: false }
  }

  async #end({ id }: UploadRow, columns: Partial<UploadRow>) {
    await db
      .from('artwork_uploads')
      .where({ id, status: 'checking' })
      .update({ ...columns, updated_at: clock.now().toJSDate() })
  }

  async #cleanUp(upload: UploadRow, { hasFiles }: Outcome) {
    await uploadStorage().removeParts(upload)
    if (hasFiles) return
    // Refused, or stored already under the name of an earlier upload.
    const { storage_key: original } = upload
    await artworkFiles.remove(
      original,
      artworkKeys.cleaned(original),
      artworkKeys.preview(original)
    )
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
