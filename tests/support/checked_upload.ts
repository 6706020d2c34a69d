import db from '@adonisjs/lucid/services/db'
import { checkUpload } from '#catalog/artworks/jobs'
import { expect } from '#tests/support/expect'

const waiting = () => db.from('artwork_uploads').where('status', 'checking').first()

/** Does what the queue does once the next upload of artwork is complete. */
export async function checkNextUpload() {
  await expect.poll(waiting, { timeout: 60_000, message: 'a complete upload' }).toBeTruthy()
  const { id } = await waiting()
  await checkUpload({ uploadId: id })
}
