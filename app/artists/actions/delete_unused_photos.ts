import db from '@adonisjs/lucid/services/db'
import { photoFiles } from '#artists/photos/photo_files'
import { clock } from '#shared/clock'

/** So old, an upload has ended one way or the other. */
const DAYS = 1

/** Removes photos that no profile shows: what a process left behind that ended in the middle of an upload. */
export class DeleteUnusedPhotos {
  /** @returns how many were removed */
  async handle(): Promise<number> {
    const before = clock.now().minus({ days: DAYS }).toJSDate()
    let removed = 0
    for await (const addresses of photoFiles.pages()) {
      const rows = await db
        .from('artists')
        .whereIn('profile_image_url', addresses)
        .select('profile_image_url')
      const shown = new Set(rows.map((row) => row.profile_image_url))
      for (const address of addresses) {
        if (shown.has(address) || (await photoFiles.storedAt(address)) > before) continue
        await photoFiles.remove(address)
        removed++
      }
    }
    return removed
  }
}
