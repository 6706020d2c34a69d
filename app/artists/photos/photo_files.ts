import { createHash, randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { Unavailable } from '#core/exceptions/errors'
import { removePicture } from '#core/pictures/remove_picture'

const FOLDER = 'artists'
const ADDRESS = '/files/'

/**
 * The photos of artists on the disk. A name is a hash, so that an address never changes its picture; of the content and
 * of the moment, so that no two uploads share a file and removing one never takes away another that is in use.
 */
export const photoFiles = {
  /** The address of the photo, now stored. Throws Unavailable. */
  async store(artistId: number, jpeg: Buffer): Promise<string> {
    const hash = createHash('sha256').update(jpeg).update(randomUUID()).digest('hex').slice(0, 32)
    const key = `${FOLDER}/${artistId}/${hash}.jpg`
    const cacheControl = 'public, max-age=31536000, immutable'
    try {
      await drive.use().put(key, jpeg, { contentType: 'image/jpeg', cacheControl })
    } catch (error) {
      logger.error({ err: error }, 'A photo could not be stored')
      throw new Unavailable('Pictures cannot be stored at the moment. Please try again.')
    }
    return `${ADDRESS}${key}`
  },

  /** Takes a photo off the disk with all that was made of it; leaves what is not ours to remove, such as demo drawings. */
  async remove(address: string | null): Promise<void> {
    if (address?.startsWith(`${ADDRESS}${FOLDER}/`))
      await removePicture(address.slice(ADDRESS.length))
  },
  /** The addresses of all photos, some hundreds at a time. */
  async *pages(): AsyncGenerator<string[]> {
    let paginationToken: string | undefined
    do {
      const page = await drive.use().listAll(`${FOLDER}/`, { recursive: true, paginationToken })
      yield [...page.objects].flatMap((one) => (one.isFile ? [`${ADDRESS}${one.key}`] : []))
      paginationToken = page.paginationToken
    } while (paginationToken)
  },

  async storedAt(address: string): Promise<Date> {
    return (await drive.use().getMetaData(address.slice(ADDRESS.length))).lastModified
  },
}
