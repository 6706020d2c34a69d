import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { FSDriver } from 'flydrive/drivers/fs'
import { StorageUnavailable } from '#catalog/artworks/errors'
import { removePicture } from '#core/pictures/remove_picture'
import { PRIVATE_FOLDER } from '#core/pictures/stored_key'

/** Where a file is served that is not private. */
const ADDRESS = '/files/'

const ORIGINALS = `${PRIVATE_FOLDER}/artworks`
const PRINT_FILES = `${PRIVATE_FOLDER}/print-files`

/** Names of files of artwork on the disk. Those of one upload follow from its own, so that a second run finds them again. */
export const artworkKeys = {
  newOriginal: () => `${ORIGINALS}/${randomBytes(32).toString('hex')}`,
  newPrintFile: () => `${PRINT_FILES}/${randomBytes(32).toString('hex')}`,
  cleaned: (original: string) => `${original}-cleaned`,
  /** Public, and not to be guessed from any other name. It is no bare hash, which would be cached for good. */
  preview: (original: string) =>
    `artworks/preview-${createHash('sha256').update(`preview ${original}`).digest('hex')}.webp`,
  /** The folder of the parts of an upload. */
  parts: (original: string) => `${original}-parts/`,
}

/** The address of the preview of an artwork. */
export const previewUrl = (key: string) => `${ADDRESS}${key}`

export const artworkFiles = {
  /** Stores a local file whole or not at all. Throws StorageUnavailable. */
  async store(key: string, file: string, contentType = 'application/octet-stream') {
    const disk = drive.use()
    // A bucket takes all of a file or nothing.
    const isFolder = disk.driver instanceof FSDriver
    const written = isFolder ? `${key}.${randomBytes(8).toString('hex')}` : key
    try {
      await disk.putStream(written, createReadStream(file), { contentType })
      if (isFolder) await disk.move(written, key)
    } catch (error) {
      if (isFolder) await disk.delete(written).catch(() => {})
      logger.error({ err: error }, 'A file of artwork could not be stored')
      throw new StorageUnavailable()
    }
  },

  /** Copies a stored file to a local one. */
  async fetch(key: string, file: string) {
    await pipeline(await drive.use().getStream(key), createWriteStream(file))
  },

  stream: (key: string) => drive.use().getStream(key),

  async remove(...keys: (string | null)[]) {
    for (const key of keys) if (key) await drive.use().delete(key)
  },

  /** The names of all originals, their parts and print files, some hundreds at a time. */
  async *privatePages(): AsyncGenerator<string[]> {
    for (const folder of [ORIGINALS, PRINT_FILES]) yield* pagesOf(`${folder}/`)
  },

  /** Null for a file that has just been moved or deleted. */
  async storedAt(key: string): Promise<Date | null> {
    const disk = drive.use()
    try {
      return (await disk.getMetaData(key)).lastModified
    } catch (error) {
      if (await disk.exists(key)) throw error
      return null
    }
  },

  /** With all copies in other sizes. */
  removePreview: removePicture,
}

async function* pagesOf(prefix: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined
  do {
    const page = await drive.use().listAll(prefix, { recursive: true, paginationToken })
    yield [...page.objects].flatMap((one) => (one.isFile ? [one.key] : []))
    paginationToken = page.paginationToken
  } while (paginationToken)
}
