import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { FSDriver } from 'flydrive/drivers/fs'
import sharp from 'sharp'
import { NotFound, Unavailable } from '#core/exceptions/errors'
import type { PictureFormat, PictureWidth } from '#core/pictures/picture_formats'
import { makePictureInTurn } from '#core/pictures/make_picture_in_turn'
import { resizedKey } from '#core/pictures/stored_key'

/** The largest picture that is resized: 40 million pixels is more than any phone's camera takes. */
const MOST_PIXELS = 40_000_000
const MOST_BYTES = 20_000_000

sharp.concurrency(1)
sharp.cache(false)

type Disk = ReturnType<typeof drive.use>
type Wanted = { key: string; width: PictureWidth; format: PictureFormat }

/** Resized copies of stored pictures, made when first asked for and kept on the disk beside them. */
export class ResizedPictures {
  /**
   * The name on the disk of the copy at most so wide, made in the turn of the network that asks. Throws NotFound where
   * there is no such picture or it cannot be read, TooManyWaiting and QueueFull while too many wait.
   */
  async keyOf({ key, width, format }: Wanted, network: string): Promise<string> {
    const disk = drive.use()
    if (!(await disk.exists(key))) throw new NotFound()
    const { etag, contentLength } = await disk.getMetaData(key)
    if (contentLength > MOST_BYTES) throw new NotFound()
    const copy = resizedKey({ key, etag, width, format })
    if (await disk.exists(copy)) return copy

    return makePictureInTurn({ network, key: copy }, async () =>
      // Another network's turn may have made it meanwhile.
      (await disk.exists(copy)) ? copy : this.#make(key, copy, width, format)
    )
  }

  async #make(key: string, copy: string, width: PictureWidth, format: PictureFormat) {
    const disk = drive.use()
    const original = await disk.getBytes(key)
    const resized = await resize(original, width, format)
    await storeWhole(disk, copy, resized, `image/${format}`)
    return copy
  }
}

/**
 * Stores all of a picture or nothing, also on a full disk or in a killed process: a bucket guarantees that; a file is
 * written under a temporary name and then renamed. Throws Unavailable (503) where it cannot be stored.
 */
async function storeWhole(disk: Disk, key: string, content: Uint8Array, contentType: string) {
  const isFile = disk.driver instanceof FSDriver
  const written = isFile ? `${key}.${randomUUID()}.part` : key
  try {
    await disk.put(written, content, { contentType })
    if (isFile) await disk.move(written, key)
  } catch (error) {
    if (isFile) await disk.delete(written).catch(() => {})
    logger.error({ err: error, key }, 'The resized picture could not be stored')
    throw new Unavailable('This picture cannot be made at the moment')
  }
}

/** Upright as it was taken, without what the camera wrote into it, and never larger than it is. */
async function resize(original: Uint8Array, width: PictureWidth, format: PictureFormat) {
  try {
    const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    return await (
      format === 'avif'
        ? picture.avif({ quality: 55, effort: 3 })
        : picture.webp({ quality: 78, effort: 4 })
    ).toBuffer()
  } catch {
    throw new NotFound('This picture cannot be read')
  }
}
