import { inject } from '@adonisjs/core'
import { NotFound } from '#core/exceptions/errors'
import type { Page, PageRequest } from '#core/http/cursor_pagination'
import { ArtistAccount, type AccountLine } from '#ledger/public'
import { PayableSalesQuery } from '#commerce/public'
import { spanOf } from '#shared/months'
import { statementsOf, type StatementSums } from '#payouts/statements/statement'

/** A line with the order that it is about. */
export type StatementLine = AccountLine & {
  orderNumber: string | null
  productName: string | null
  quantity: number | null
}

/** The statements of an artist, computed from the ledger on each call. */
@inject()
export class StatementQuery {
  constructor(
    private account: ArtistAccount,
    private sales: PayableSalesQuery
  ) {}

  /** All statements, latest month first. One statement of SQL. */
  async all(artistId: number): Promise<StatementSums[]> {
    return statementsOf(await this.account.months(artistId))
  }

  /** The statement of a month. Throws NotFound if `month` is no month, or is before the first sale or after today. */
  async month(artistId: number, month: unknown): Promise<StatementSums> {
    const statements = await this.all(artistId)
    const found = statements.find((statement) => statement.month === month)
    if (!found) throw new NotFound()
    return found
  }

  /** The lines of a month, oldest first. Two statements of SQL. */
  async lines(artistId: number, month: string, part: PageRequest): Promise<Page<StatementLine>> {
    const { rows, nextCursor } = await this.account.lines(artistId, spanOf(month)!, part)
    const ids = rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
    const sales = new Map((await this.sales.handle([...new Set(ids)])).map((s) => [s.id, s]))
    return {
      rows: rows.map((line) => {
        const sale = line.orderId === null ? undefined : sales.get(line.orderId)
        return {
          ...line,
          orderNumber: sale?.orderNumber ?? null,
          productName: sale?.productName ?? null,
          quantity: sale?.quantity ?? null,
        }
      }),
      nextCursor,
    }
  }
}
