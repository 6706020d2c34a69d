import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import type { ArtworkRow, PartRow, UploadRow } from '#catalog/artworks/rows'

type OfArtist = { id: number; artistId: number }

/** Artwork and uploads. Those of another artist do not exist. */
export class ArtworkQueries {
  /** Any artist's: ask who may see it before. Throws NotFound. */
  async find(id: number, trx?: TransactionClientContract): Promise<ArtworkRow> {
    const row: ArtworkRow | null = await (trx ?? db).from('artworks').where('id', id).first()
    if (!row) throw new NotFound()
    return row
  }

  /** Throws NotFound. */
  async findOf({ id, artistId }: OfArtist, trx?: TransactionClientContract): Promise<ArtworkRow> {
    const row = await this.find(id, trx)
    if (row.artist_id !== artistId) throw new NotFound()
    return row
  }

  /** The artist's artwork of a file; null where there is none. */
  async ofHash(artistId: number, sha256: string): Promise<ArtworkRow | null> {
    return db.from('artworks').where({ artist_id: artistId, sha256 }).first()
  }

  /** Throws NotFound. */
  async uploadOf({ id, artistId }: OfArtist): Promise<UploadRow> {
    const row: UploadRow | null = await db
      .from('artwork_uploads')
      .where({ id, artist_id: artistId })
      .first()
    if (!row) throw new NotFound()
    return row
  }

  /** Locked until the transaction ends; null where it is gone. */
  async lockUpload(id: number, trx: TransactionClientContract): Promise<UploadRow | null> {
    return trx.from('artwork_uploads').where('id', id).forUpdate().first()
  }

  /** In their order. */
  async partsOf(uploadId: number, trx?: TransactionClientContract): Promise<PartRow[]> {
    return (trx ?? db).from('artwork_upload_parts').where('upload_id', uploadId).orderBy('number')
  }

  /** The print file at an address; null where there is none, or not any more. */
  async printFileAt(token: string): Promise<{ storage_key: string; byte_size: number } | null> {
    return db
      .from('print_files')
      .where('token', token)
      .whereNull('revoked_at')
      .select('storage_key', 'byte_size')
      .first()
  }
}
