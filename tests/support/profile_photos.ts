import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { Page } from 'playwright'
import { afterResponseDone } from '#core/after_response'

/** Gives a file to the form of a profile photo. */
export const choosePhoto = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByLabel('Choose a photo').setInputFiles({ name, mimeType, buffer })

/** The photo of the only artist, as it is stored. */
export async function storedPhoto() {
  const { profile_image_url: address } = await db.from('artists').firstOrFail()
  return Buffer.from(await drive.use().getBytes(address.replace('/files/', '')))
}

/** For the end of a test: deletes what uploads have stored. */
export async function deletePhotos() {
  await afterResponseDone()
  await drive.use().deleteAll('artists/')
  await drive.use().deleteAll('resized/')
}
