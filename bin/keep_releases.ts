/**
 * Keeps the built files of the last two releases beside those of this one: an open tab and a kept page go on asking for
 * theirs. The files of each release are listed in `.vite/releases.json`. A build in a new folder finds the earlier ones
 * in EARLIER_ASSETS: the `public/assets` of the release that runs.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { WORKER_FILE } from './service_worker_build.js'

const EARLIER = 2

const LIST = '.vite/releases.json'

/** The names of the built files, the newest release first. */
type Releases = string[][]

async function readReleases(folder: string): Promise<Releases> {
  try {
    return JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Releases
  } catch {
    return []
  }
}

/** The file that a copy was packed from (bin/precompress.ts). */
const plain = (file: string) => file.replace(/\.(br|gz)$/, '')

async function copyEarlier(from: string, to: string, releases: Releases) {
  const wanted = new Set(releases.flat())
  for (const file of await readdir(from)) {
    const isMissing = wanted.has(plain(file)) && !existsSync(join(to, file))
    if (isMissing) await cp(join(from, file), join(to, file))
  }
}

/** @returns the releases that stay, this one first */
export function withRelease(earlier: Releases, files: string[]): Releases {
  const own = [...files].sort()
  const others = earlier.filter((release) => release.join() !== own.join())
  return [own, ...others.slice(0, EARLIER)]
}

/** Lists this release in the folder it was built into, brings the earlier ones and removes what is in none. */
export async function keepEarlier(folder: string, files: string[], earlierFolder?: string) {
  const from = earlierFolder && existsSync(earlierFolder) ? earlierFolder : undefined
  const releases = withRelease(await readReleases(from ?? folder), files)
  if (from) await copyEarlier(from, folder, releases)
  const kept = new Set(releases.flat())
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && !kept.has(plain(entry.name))) await rm(join(folder, entry.name))
  await mkdir(dirname(join(folder, LIST)), { recursive: true })
  await writeFile(join(folder, LIST), JSON.stringify(releases))
}

export function keepReleases(): Plugin {
  return {
    name: 'gigstall:keep-releases',
    apply: 'build',
    // The default is set after all plugins but this.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: {
      order: 'post',
      handler: (config) => {
        config.build = { ...config.build, emptyOutDir: false }
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const files = [...Object.keys(bundle).filter((file) => !file.startsWith('.')), WORKER_FILE]
        await keepEarlier(dir, files, process.env.EARLIER_ASSETS)
      },
    },
  }
}
