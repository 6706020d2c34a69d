import app from '@adonisjs/core/services/app'
import { ShopReadingsQuery, type ShopReadings } from '#monitoring/queries/shop_readings_query'

/** However often metrics are read, this process asks the database no more often. */
const KEPT_MILLISECONDS = 15_000

let latest: { at: number; readings: Promise<ShopReadings> } | null = null

/** The readings of at most 15 s ago, read once for all who ask meanwhile. A reading that fails is not kept. */
export function sharedShopReadings(): Promise<ShopReadings> {
  if (latest && performance.now() - latest.at < KEPT_MILLISECONDS) return latest.readings
  const readings = read()
  const own = { at: performance.now(), readings }
  latest = own
  readings.catch(() => {
    if (latest === own) latest = null
  })
  return readings
}

const read = async () => (await app.container.make(ShopReadingsQuery)).handle()
