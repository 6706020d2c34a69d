/**
 * Two releases: that of this checkout, and one that differs from it as the next build would at worst: a line of its entry
 * script is new, and every script and style has another name.
 */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { step } from '../../bin/launcher/steps.js'
import { writeRelease } from '../../bin/release/run_release.js'

/** A built script or style, and what is before and after the hash in its name: "app-", "Dq3kk1xZ", ".js". */
const BUILT = /^(.+-)([\w-]{8})(\.(?:js|css))$/

export async function buildReleases(folder) {
  const [a, b] = ['a', 'b'].map((name) => join(folder, name))
  await writeRelease(a)
  await step('The next release', () => writeNext(a, b))
  return { a, b }
}

function writeNext(from, to) {
  execFileSync('cp', ['-a', from, to])
  const assets = join(to, 'public', 'assets')
  const names = new Map()
  for (const name of readdirSync(assets)) {
    const renamed = name.replace(
      BUILT,
      (_, stem, hash, extension) => `${stem}${nextHash(hash)}${extension}`
    )
    if (renamed !== name) names.set(name, renamed)
  }
  const rename = (text) =>
    text.replaceAll(/[\w.~-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name)
  for (const [name, renamed] of names) renameSync(join(assets, name), join(assets, renamed))
  const texts = readdirSync(assets, { recursive: true }).filter((name) =>
    /\.(js|css|json)$/.test(name)
  )
  for (const name of texts) {
    const file = join(assets, name)
    writeFileSync(file, rename(readFileSync(file, 'utf8')))
  }
  // Their content has changed; the server sends a file that has no packed copy as it is.
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  const entry = [...names.values()].find((name) => /^app-[\w-]+\.js$/.test(name))
  if (!entry) throw new Error('The release has no entry script')
  appendFileSync(join(assets, entry), `\ndocument.documentElement.dataset.release = 'next'\n`)
}

/** Another one of the same length. */
const nextHash = (hash) => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`
