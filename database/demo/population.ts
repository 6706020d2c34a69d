import db from '@adonisjs/lucid/services/db'
import { StoreTaxDays } from '#accounting/actions/store_tax_days'
import { addBaseSet, type Report } from '#database/demo/base_set'
import { withPopulationLock } from '#database/demo/population_lock'
import { refreshDemoData } from '#database/demo/freshness'
import { lastRecord } from '#database/demo/progress_record'
import { addCrowd, type Counts } from '#database/demo/scale/crowd'
import { BuildShopFigures } from '#insights/actions/build_shop_figures'
import { BuildRollups } from '#insights/actions/build_rollups'

export type Population = { added: Counts; total: Counts }

const NOTHING: Counts = { artists: 0, products: 0, orders: 0, scans: 0 }

/**
 * Makes the demo data, or what is missing of it to the wanted counts; a second run adds nothing. With `ifEmpty` a
 * database that has artists of its own is left alone.
 */
export async function populate({
  wanted = {},
  ifEmpty = false,
  report = () => {},
}: {
  wanted?: Partial<Counts>
  ifEmpty?: boolean
  report?: Report
}): Promise<Population> {
  return withPopulationLock(async (connection) => {
    const before = await lastRecord(connection)
    if (!before && ifEmpty && (await db.from('artists').first()))
      return { added: NOTHING, total: NOTHING }
    if (before) await refreshDemoData()
    const base = before ?? (await addBaseSet(report))
    const total = ifEmpty ? base : await addCrowd(connection, base, wanted, report)
    await new BuildRollups().handle()
    await new BuildShopFigures().handle({ isWhole: true })
    // Demo sales are of days that may be stored already.
    await db.from('tax_report_days').delete()
    await new StoreTaxDays().handle()
    return { added: difference(total, before ?? NOTHING), total: difference(total, NOTHING) }
  })
}

function difference(total: Counts, before: Counts): Counts {
  return {
    artists: total.artists - before.artists,
    products: total.products - before.products,
    orders: total.orders - before.orders,
    scans: total.scans - before.scans,
  }
}
