import db from '@adonisjs/lucid/services/db'
import {
  barsOf,
  type Bar,
  GRAINS,
  periodBefore,
  periodKey,
  periodWords,
  untilEndOf,
  type ShopPeriod,
} from '#insights/shop/shop_period'
import { clock } from '#shared/clock'
import { add, pence, type Pence } from '#shared/money'

const DIMENSIONS = ['artist', 'gig', 'type', 'country'] as const

export type Dimension = (typeof DIMENSIONS)[number]

/** Without shipping. `owed`: what is owed to artists at the end, less what they owe. */
export type ShopSums = { orders: number; sales: Pence; refunds: Pence; margin: Pence; owed: Pence }

export type ShopBar = ShopSums & { label: string; previousLabel: string; previousSales: Pence }

export type ShopPart = ShopSums & { key: string; name: string }

type Row = Record<'orders' | 'sales' | 'refunds' | 'margin' | 'owed', string> & {
  starts_on: string
  key: string
  name: string
}

const NONE: ShopSums = {
  orders: 0,
  sales: pence(0),
  refunds: pence(0),
  margin: pence(0),
  owed: pence(0),
}

/** Reads the figures of the whole shop, which are at most a minute old: few rows of `shop_figures`, however many orders. */
export class ShopFiguresQuery {
  /** What the figures are divided by. */
  readonly dimensions = DIMENSIONS

  /**
   * This month, and the months, quarters and years with figures, each latest first, with their names in addresses and in
   * words. One statement.
   */
  async periods() {
    const rows: { grain: ShopPeriod['grain']; starts_on: string }[] = await db
      .from('shop_figures')
      .where('dimension', 'shop')
      .whereIn('grain', [...GRAINS])
      .orderByRaw(`grain = 'year', grain, starts_on DESC`)
      .select('grain', db.raw('starts_on::text'))
    const stored = rows.map(({ grain, starts_on: startsOn }) => ({ grain, startsOn }))
    const thisMonth = clock.today().startOf('month').toISODate()!
    const isStored = stored.some((each) => each.grain === 'month' && each.startsOn === thisMonth)
    const all = isStored ? stored : [{ grain: 'month' as const, startsOn: thisMonth }, ...stored]
    return all.map((each) => ({ ...each, key: periodKey(each), words: periodWords(each) }))
  }

  /** The sums of a period and of the one before, and its bars. Three statements. */
  async ofShop(period: ShopPeriod) {
    const before = periodBefore(period)
    const { grain, bars } = barsOf(period)
    const earlier = barsOf(before).bars
    const [sums, rows, owedBefore] = await Promise.all([
      this.#rows('shop', period.grain, [before.startsOn, period.startsOn]),
      this.#rows('shop', grain, [earlier[0]!.startsOn, bars.at(-1)!.startsOn], true),
      this.#owedUntil(period.startsOn),
    ])
    const sumsOf = (startsOn: string) => toSums(sums.find((row) => row.starts_on === startsOn))
    const byStart = new Map(rows.map((row) => [row.starts_on, toSums(row)]))
    let owed = owedBefore
    return {
      total: { ...sumsOf(period.startsOn), owed: add(owedBefore, sumsOf(period.startsOn).owed) },
      before: { ...sumsOf(before.startsOn), owed: owedBefore },
      bars: begun(bars).map(({ startsOn, label }, index): ShopBar => {
        const bar = byStart.get(startsOn) ?? NONE
        const previous = earlier[index]
        owed = add(owed, bar.owed)
        return {
          ...bar,
          owed,
          label,
          previousLabel: previous?.label ?? '',
          previousSales: (previous && byStart.get(previous.startsOn)?.sales) ?? pence(0),
        }
      }),
    }
  }

  /** The parts of a period by sales, best first, after one that was read. Two statements. */
  async parts(
    dimension: Dimension,
    period: ShopPeriod,
    { limit, after }: { limit: number; after?: ShopPart }
  ): Promise<ShopPart[]> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT figures.*, ${NAMES[dimension]} AS name
         FROM (SELECT * FROM shop_figures
                WHERE dimension = :dimension AND grain = :grain AND starts_on = :startsOn
                  ${after ? 'AND (-sales, key) > (:sales, :key)' : ''}
                ORDER BY sales DESC, key LIMIT :limit) AS figures
        ORDER BY sales DESC, key`,
      {
        dimension,
        ...period,
        limit,
        ...(after && { sales: -after.sales, key: after.key }),
      }
    )
    const owed = await this.#owedByKey(
      dimension,
      period,
      rows.map(({ key }) => key)
    )
    return rows.map((row) => ({
      ...toSums(row),
      key: row.key,
      name: row.name,
      owed: owed.get(row.key) ?? pence(0),
    }))
  }

  async #rows(dimension: string, grain: string, starts: string[], isRange = false): Promise<Row[]> {
    const rows = db.from('shop_figures').where({ dimension, grain })
    if (isRange) rows.whereBetween('starts_on', [starts[0]!, starts[1]!])
    else rows.whereIn('starts_on', starts)
    return rows.select('*', db.raw('starts_on::text AS starts_on'))
  }

  async #owedUntil(day: string): Promise<Pence> {
    const { owed } = await db
      .from('shop_figures')
      .where({ dimension: 'shop', grain: 'day' })
      .where('starts_on', '<', day)
      .sum('owed as owed')
      .first()
    return pence(Number(owed ?? 0))
  }

  /** The years before the end of a period, and the months of its year: a few rows of each key. */
  async #owedByKey(dimension: Dimension, period: ShopPeriod, keys: string[]) {
    const { yearStart, end } = untilEndOf(period)
    const { rows } = await db.rawQuery<{ rows: { key: string; owed: string }[] }>(
      `SELECT key, coalesce(sum((SELECT owed FROM shop_figures AS figures
                                  WHERE figures.dimension = :dimension AND figures.grain = spans.grain
                                    AND figures.starts_on = spans.starts_on AND figures.key = keys.key)), 0) AS owed
         FROM (SELECT grain, starts_on FROM shop_figures
                WHERE dimension = 'shop' AND ((grain = 'year' AND starts_on < :yearStart) OR (grain = 'month' AND starts_on >= :yearStart AND starts_on < :end))) AS spans
        CROSS JOIN unnest(:keys::text[]) AS keys (key)
        GROUP BY key`,
      { dimension, yearStart, end, keys: keys as never }
    )
    return new Map(rows.map(({ key, owed }) => [key, pence(Number(owed))]))
  }
}

/** Without the days and months to come. */
const begun = (bars: Bar[]) => {
  const today = clock.today().toISODate()!
  return bars.filter(({ startsOn }) => startsOn <= today)
}

/** SQL: how a part is called; empty for what belongs to none. */
const NAMES: Record<Dimension, string> = {
  artist: `coalesce((SELECT band_name FROM artists WHERE id = nullif(figures.key, '')::integer), '')`,
  gig: `coalesce((SELECT concat_ws(', ', name, city, to_char(starts_at AT TIME ZONE time_zone, 'FMDD Mon YYYY')) FROM gigs WHERE id = nullif(figures.key, '')::integer), '')`,
  type: 'figures.key',
  country: 'figures.key',
}

function toSums(row: Row | undefined): ShopSums {
  if (!row) return NONE
  const amount = (text: string) => pence(Number(text))
  return {
    orders: Number(row.orders),
    sales: amount(row.sales),
    refunds: amount(row.refunds),
    margin: amount(row.margin),
    owed: amount(row.owed),
  }
}
