import { inject } from '@adonisjs/core'
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import {
  OtherPartStored,
  UploadClosed,
  WrongPartSize,
  WrongUploadWay,
} from '#catalog/artworks/errors'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { partBytes, partCount, type UploadRow } from '#catalog/artworks/rows'
import { uploadStorage } from '#catalog/artworks/storage/current_storage'
import { FolderUploads } from '#catalog/artworks/storage/folder_uploads'
import { NotFound } from '#core/exceptions/errors'
import { clock } from '#shared/clock'

type Part = {
  number: number
  sha256: string
  /** As the sender names it; NaN where they name none. */
  length: number
  stream: Readable
}

/** Takes a part of an upload, once under its number and hash: one that is there already is not read. */
@inject()
export class StorePart {
  constructor(private artworks: ArtworkQueries) {}

  /** Throws NotFound, UploadClosed, WrongUploadWay, OtherPartStored, WrongPartSize, DamagedPart. */
  async handle(upload: UploadRow, { number, sha256, length, stream }: Part): Promise<void> {
    if (upload.status !== 'open') throw new UploadClosed()
    const storage = uploadStorage()
    if (!(storage instanceof FolderUploads)) throw new WrongUploadWay()
    if (number > partCount(upload)) throw new NotFound()
    const known = (await this.artworks.partsOf(upload.id)).find((part) => part.number === number)
    if (known && known.sha256 !== sha256) throw new OtherPartStored()
    if (known) return
    const bytes = partBytes(upload, number)
    if (!Number.isNaN(length) && length !== bytes) throw new WrongPartSize(number, bytes)
    await storage.put(upload, { number, sha256, bytes, stream })
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(
      `INSERT INTO artwork_upload_parts (upload_id, number, byte_size, sha256, created_at)
       SELECT id, ?, ?, ?, ? FROM artwork_uploads WHERE id = ? AND status = 'open'
       ON CONFLICT (upload_id, number) DO UPDATE SET sha256 = excluded.sha256
         WHERE artwork_upload_parts.sha256 = excluded.sha256`,
      [number, bytes, sha256, clock.now().toSQL()!, upload.id]
    )
    if (rowCount !== 1) throw new OtherPartStored()
  }
}
