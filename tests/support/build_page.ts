import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { checkUpload } from '#catalog/artworks/jobs'
import { transparentPng } from '#tests/support/artwork_files'

/** Uploads an artwork in the product builder, runs its check as the queue does, and confirms the rights to it. */
export async function uploadArtwork(page: Page) {
  await page.getByLabel('Choose a file of your artwork').setInputFiles({
    name: 'last-tram.png',
    mimeType: 'image/png',
    buffer: await transparentPng({ width: 2400, height: 1200 }),
  })
  for (;;) {
    const waiting = await db.from('artwork_uploads').where('status', 'checking').first()
    if (waiting) {
      await checkUpload({ uploadId: waiting.id })
      break
    }
    await setTimeout(50)
  }
  await page.getByLabel(/^I own the rights/).click()
  // It is ticked by the answer.
  await page.locator('input[name="rights"]:checked').waitFor()
}
