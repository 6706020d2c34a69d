import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clock } from '#shared/clock'

const PREFIX = 'gigstall-artwork-'

/** No work takes as long: its job is given up after five minutes. */
const ABANDONED_HOURS = 24

/**
 * Runs work with a folder of its own, which is gone afterwards. A killed process leaves its folder behind: the next work on
 * the same machine removes it once it is a day old.
 */
export async function inWorkFolder<Result>(
  work: (pathOf: (name: string) => string) => Promise<Result>
): Promise<Result> {
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    return await work((name) => join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandoned(): Promise<void> {
  const before = clock.now().minus({ hours: ABANDONED_HOURS }).toMillis()
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    // Another process may remove it first, and one of another user may not be removed.
    const age = await stat(folder).catch(() => null)
    if (age === null || age.mtimeMs > before) continue
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
