import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs work with a folder of its own, which is gone afterwards. */
export async function inWorkFolder<Result>(
  work: (pathOf: (name: string) => string) => Promise<Result>
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'))
  try {
    return await work((name) => join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
