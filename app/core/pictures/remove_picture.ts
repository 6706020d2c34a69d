import drive from '@adonisjs/drive/services/main'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#core/pictures/picture_formats'
import { resizedKey } from '#core/pictures/stored_key'

/** Removes a stored picture and every copy in another size that was made of it. */
export async function removePicture(key: string): Promise<void> {
  const disk = drive.use()
  if (!(await disk.exists(key))) return
  const { etag } = await disk.getMetaData(key)
  await disk.delete(key)
  const copies = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => resizedKey({ key, etag, width, format }))
  )
  await Promise.all(copies.map((copy) => disk.delete(copy)))
}
