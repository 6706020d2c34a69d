import { DEMO_ARTISTS } from '#database/demo/artists'
import { inTransaction, type Connection } from '#database/demo/population_lock'
import { record, type Made } from '#database/demo/progress_record'
import { PROJECTIONS } from '#database/demo/projections'
import type { Report } from '#database/demo/base_set'
import { addCrowdOfArtists } from '#database/demo/scale/artists'
import { addCrowdOfOrders, prepareOrders } from '#database/demo/scale/orders'
import type { Part } from '#database/demo/scale/part'
import { addCrowdOfProducts, prepareProducts } from '#database/demo/scale/products'
import { addCrowdOfScans, prepareScans } from '#database/demo/scale/scans'

export type Counts = Omit<Made, 'isSettled'>

type Kind = {
  name: keyof Counts
  /** Rows per transaction: the most that a killed run loses. */
  batch: number
  prepare?: (connection: Connection) => Promise<void>
  add: (connection: Connection, part: Part) => Promise<void>
}

const PRODUCTS_PER_ARTIST = 40
const FIRST_PRODUCTS = 160

/** In this order: each needs the ones before. */
const KINDS: Kind[] = [
  { name: 'artists', batch: 5_000, add: addCrowdOfArtists },
  { name: 'products', batch: 5_000, prepare: prepareProducts, add: addCrowdOfProducts },
  { name: 'orders', batch: 20_000, prepare: prepareOrders, add: addCrowdOfOrders },
  { name: 'scans', batch: 250_000, prepare: prepareScans, add: addCrowdOfScans },
]

/** Adds what is missing to the wanted counts, batch by batch, each in its own transaction with its record. */
export async function addCrowd(
  connection: Connection,
  made: Made,
  wanted: Partial<Counts>,
  report: Report
): Promise<Made> {
  const goal = { ...wanted, artists: artistsFor(wanted) }
  let current = made
  for (const { name, batch, prepare, add } of KINDS) {
    const until = goal[name] ?? 0
    if (current[name] >= until) continue
    await prepare?.(connection)
    const first = current[name] + 1
    while (current[name] < until) {
      report(name, current[name], until)
      const part = {
        from: current[name] + 1,
        to: Math.min(current[name] + batch, until),
        first,
        last: until,
      }
      const next: Made = { ...current, [name]: part.to, isSettled: false }
      await inTransaction(connection, async () => {
        await add(connection, part)
        await record(connection, next)
      })
      current = next
    }
    report(name, until, until)
  }
  return current.isSettled ? current : settle(connection, current, report)
}

/** How many artists the wanted number of products needs. */
function artistsFor(wanted: Partial<Counts>): number {
  const isCrowd = (wanted.products ?? 0) > FIRST_PRODUCTS
  return Math.max(
    wanted.artists ?? 0,
    isCrowd ? DEMO_ARTISTS.length + Math.ceil(wanted.products! / PRODUCTS_PER_ARTIST) : 0
  )
}

async function settle(connection: Connection, made: Made, report: Report): Promise<Made> {
  const settled = { ...made, isSettled: true }
  await inTransaction(connection, async () => {
    for (const [index, statement] of PROJECTIONS.entries()) {
      report('figures', index, PROJECTIONS.length)
      await connection.query(statement)
    }
    await record(connection, settled)
  })
  await connection.query('ANALYZE')
  report('figures', PROJECTIONS.length, PROJECTIONS.length)
  return settled
}
