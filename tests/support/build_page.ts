import type { Page } from 'playwright'
import { transparentPng } from '#tests/support/artwork_files'
import { checkNextUpload } from '#tests/support/checked_upload'

/** Uploads an artwork in the product builder, runs its check as the queue does, and confirms the rights to it. */
export async function uploadArtwork(page: Page) {
  await page.getByLabel('Choose a file of your artwork').setInputFiles({
    name: 'last-tram.png',
    mimeType: 'image/png',
    buffer: await transparentPng({ width: 2400, height: 1200 }),
  })
  await checkNextUpload()
  await page.getByLabel(/^I own the rights/).click()
  // It is ticked by the answer.
  await page.locator('input[name="rights"]:checked').waitFor()
}
