import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import limitTo from 'p-limit'
import { clock } from '#shared/clock'

/** How long the files of a release stay after it was last published: as long as a tab may stay open. */
const KEPT_DAYS = 30

/** How many files are written at a time. */
const AT_ONCE = 20

const FOLDER = 'assets'
const INDEX = `${FOLDER}/index.json`

/** The service worker has one address for all releases, so that each node sends its own; the index is for us alone. */
const NOT_PUBLISHED = /^(service_worker\.js|index\.json$)/

/** A built file: its name holds a hash of its content, so that a file of this name never changes. */
const NAME = /^[\w.~-]+\.\w+$/

/** When each file was last published, as ISO 8601. */
type Index = Record<string, string>

/** The key in the storage of the file at /assets/<name>; null for what can be none. */
export const publishedKey = (name: string): string | null =>
  NAME.test(name) && !name.startsWith('.') && !NOT_PUBLISHED.test(name) ? `${FOLDER}/${name}` : null

/**
 * Puts the built files of this release into the storage that all nodes share, and deletes those of releases that were last
 * published long ago. Nodes of every release find them there: a page that one node has sent gets its files from any other.
 */
export async function publishAssets(folder: string): Promise<{ added: number; deleted: number }> {
  const files = drive.use()
  const index = await readIndex()
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && publishedKey(entry.name) !== null)
    .map(({ name }) => name)
  const added = names.filter((name) => !index[name])
  const turns = limitTo(AT_ONCE)
  await turns.map(added, async (name) =>
    files.put(`${FOLDER}/${name}`, await readFile(join(folder, name)))
  )
  const now = clock.now()
  for (const name of names) index[name] = now.toISO()!
  const outdated = Object.keys(index).filter(
    (name) => DateTime.fromISO(index[name]!) < now.minus({ days: KEPT_DAYS })
  )
  for (const name of outdated) {
    await files.delete(`${FOLDER}/${name}`)
    delete index[name]
  }
  await files.put(INDEX, JSON.stringify(index))
  return { added: added.length, deleted: outdated.length }
}

async function readIndex(): Promise<Index> {
  const files = drive.use()
  return (await files.exists(INDEX)) ? (JSON.parse(await files.get(INDEX)) as Index) : {}
}
