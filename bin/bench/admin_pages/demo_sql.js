import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inBuild } from '../application.js'

/** The SQL and the words of the demo data, out of the build: this shop is made of the same. */
export async function loadDemoSql() {
  const [lots, words, people, numbers, ledger] = await Promise.all(
    ['scale/lots', 'scale/words', 'data/people', 'order_numbers', 'ledger'].map(load)
  )
  return { ...lots, ...words, ...people, ...numbers, ...ledger }
}

const load = (name) => import(pathToFileURL(join(inBuild(), 'database/demo', `${name}.js`)).href)
