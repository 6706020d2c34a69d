import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { DamagedPart, StorageUnavailable, WrongPartSize } from '#catalog/artworks/errors'
import type { PartRow, UploadRow } from '#catalog/artworks/rows'
import { artworkFiles, artworkKeys } from '#catalog/artworks/storage/artwork_files'
import type { UploadStorage } from '#catalog/artworks/storage/upload_storage'
import { DomainError } from '#core/exceptions/errors'

type IncomingPart = { number: number; sha256: string; bytes: number; stream: Readable }

const keyOf = (
  { storage_key: key }: UploadRow,
  { number, sha256 }: Pick<PartRow, 'number' | 'sha256'>
) => `${artworkKeys.parts(key)}${number}-${sha256}`

/** Parts come through us, and each is a file under its number and hash. */
export class FolderUploads implements UploadStorage {
  async begin() {
    return null
  }

  /** The rows of the parts are all that is known. */
  async arrived() {
    return []
  }

  /**
   * Stores a part that has come whole, under its own name; anything else leaves nothing behind. Throws WrongPartSize,
   * DamagedPart, StorageUnavailable, and what the stream throws when its sender leaves.
   */
  async put(upload: UploadRow, part: IncomingPart): Promise<void> {
    const key = keyOf(upload, part)
    const temporary = `${key}.${randomBytes(8).toString('hex')}`
    const hash = createHash('sha256')
    let received = 0
    const checked = new Transform({
      transform(chunk: Buffer, _, done) {
        received += chunk.length
        hash.update(chunk)
        done(received > part.bytes ? new WrongPartSize(part.number, part.bytes) : null, chunk)
      },
    })
    const disk = drive.use()
    try {
      const reading = pipeline(part.stream, checked)
      // It is awaited below; an error of it before that is no unhandled one.
      reading.catch(() => {})
      await disk.putStream(temporary, checked)
      await reading
      if (received !== part.bytes) throw new WrongPartSize(part.number, part.bytes)
      if (hash.digest('hex') !== part.sha256) throw new DamagedPart()
      await disk.move(temporary, key)
    } catch (error) {
      await disk.delete(temporary).catch(() => {})
      // The disk wraps what its source threw.
      const reason = checked.errored ?? error
      if (reason instanceof DomainError || part.stream.errored) throw reason
      logger.error({ err: error }, 'A part of an upload could not be stored')
      throw new StorageUnavailable()
    }
  }

  async collect(upload: UploadRow, parts: readonly PartRow[], file: string) {
    const bytes = async function* () {
      for (const part of parts) yield* await drive.use().getStream(keyOf(upload, part))
    }
    await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(file))
  }

  async keep({ storage_key: key }: UploadRow, file: string) {
    await artworkFiles.store(key, file)
  }

  async removeParts({ storage_key: key }: UploadRow) {
    await drive.use().deleteAll(artworkKeys.parts(key))
  }
}
