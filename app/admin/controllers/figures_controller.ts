import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  SUMS_HEAD,
  toBarShape,
  toPartShape,
  toSumsCells,
  toSumsShape,
  type ShopBar,
  type ShopPart,
} from '#admin/transformers/figures_transformer'
import { sendCsv } from '#core/http/streamed_csv'
import { ShopFiguresQuery } from '#insights/public'
import { csvParts } from '#shared/csv_parts'

type ShopPeriod = Parameters<ShopFiguresQuery['ofShop']>[0]
type Dimension = Parameters<ShopFiguresQuery['parts']>[0]

const PARTS_SHOWN = 50
const PARTS_AT_ONCE = 500

/** Sales, refunds, margin and what is owed to artists in a month, quarter or year, by day and by part of the shop. */
@inject()
export default class FiguresController {
  constructor(private figures: ShopFiguresQuery) {}

  /** GET /admin/figures, of this month, or of `period` in the address, by day or by `by`. */
  async show(ctx: HttpContext) {
    const { periods, period, by } = await this.#asked(ctx)
    const [shop, parts] = await Promise.all([
      this.figures.ofShop(period),
      by === 'day' ? [] : this.figures.parts(by, period, { limit: PARTS_SHOWN + 1 }),
    ])
    return ctx.inertia.render('admin/figures', {
      periods: periods.map(({ key, words }) => ({ value: key, label: words })),
      period: period.key,
      periodWords: period.words,
      by,
      total: toSumsShape(shop.total),
      before: toSumsShape(shop.before),
      bars: shop.bars.map(toBarShape),
      parts: parts.slice(0, PARTS_SHOWN).map(toPartShape),
      hasMore: parts.length > PARTS_SHOWN,
    })
  }

  /** GET /admin/figures.csv: all rows of the same table. */
  async export(ctx: HttpContext) {
    const { period, by } = await this.#asked(ctx)
    const name = `Gigstall - figures by ${by} ${period.key}`
    return sendCsv(ctx, [name], by === 'day' ? this.#days(period) : this.#parts(by, period))
  }

  #days(period: ShopPeriod) {
    return csvParts<ShopBar>({
      head: ['when', ...SUMS_HEAD],
      readAfter: async (bar) => (bar ? [] : (await this.figures.ofShop(period)).bars),
      toCells: ({ label, ...sums }) => [label, ...toSumsCells(sums)],
    })
  }

  #parts(by: Dimension, period: ShopPeriod) {
    return csvParts<ShopPart>({
      head: [by, 'name', ...SUMS_HEAD],
      readAfter: (after) =>
        this.figures.parts(by, period, { limit: PARTS_AT_ONCE, after: after ?? undefined }),
      toCells: ({ key, name, ...sums }) => [key, name, ...toSumsCells(sums)],
    })
  }

  /** Unknown words stand for this month by day. */
  async #asked({ request }: HttpContext) {
    const { period: asked, by } = request.qs()
    const periods = await this.figures.periods()
    return {
      periods,
      period: periods.find(({ key }) => key === asked) ?? periods[0]!,
      by: this.figures.dimensions.find((dimension) => dimension === by) ?? ('day' as const),
    }
  }
}
