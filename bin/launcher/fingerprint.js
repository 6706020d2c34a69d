/**
 * Tells whether something built from sources is still up to date: a hash over their names and contents, kept beside
 * what was built.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.js'

function* filesUnder(path) {
  if (!existsSync(inRoot(path))) return
  if (!statSync(inRoot(path)).isDirectory()) {
    yield path
    return
  }
  const entries = readdirSync(inRoot(path), { withFileTypes: true })
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    yield* filesUnder(join(path, name))
  }
}

export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

export function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

export function stamp(file, value) {
  writeFileSync(file, value)
}
