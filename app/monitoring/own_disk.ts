import { statfs } from 'node:fs/promises'
import { dataDirectory } from '#config/app'

/** The part of the disk of local files that is free; null where there is no such folder. */
export async function ownDiskFree(): Promise<number | null> {
  try {
    const { bavail, blocks } = await statfs(dataDirectory)
    return blocks > 0 ? bavail / blocks : null
  } catch {
    return null
  }
}
