import db from '@adonisjs/lucid/services/db'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { clock } from '#shared/clock'

/** So old, the job that wrote a file has ended one way or the other. */
const DAYS = 1

/** What is stored for an upload, or for the artwork that it became, has the name of the original in front. */
const BELONGING = /(-cleaned|-parts\/.*)$/

const NAMED = `
  SELECT original_key AS key FROM artworks WHERE original_key = ANY(:keys)
  UNION SELECT storage_key FROM artwork_uploads WHERE storage_key = ANY(:keys)
  UNION SELECT storage_key FROM print_files WHERE storage_key = ANY(:keys)`

/**
 * Deletes private files that no row names: what a process left behind that was killed between writing a file and its row.
 * Safe to run at any time.
 */
export class DeleteOrphanedFiles {
  /** @returns how many were deleted */
  async handle(): Promise<number> {
    const before = clock.now().minus({ days: DAYS }).toJSDate()
    let deleted = 0
    for await (const keys of artworkFiles.privatePages())
      for (const key of await this.#orphansOf(keys)) {
        const storedAt = await artworkFiles.storedAt(key)
        if (storedAt === null || storedAt > before) continue
        await artworkFiles.remove(key)
        deleted++
      }
    return deleted
  }

  async #orphansOf(keys: string[]): Promise<string[]> {
    const { rows } = await db.rawQuery<{ rows: { key: string }[] }>(NAMED, {
      keys: [...new Set(keys.map(ownerOf))],
    } as never)
    const named = new Set(rows.map(({ key }) => key))
    return keys.filter((key) => !named.has(ownerOf(key)))
  }
}

const ownerOf = (key: string) => key.replace(BELONGING, '')
