import { inject } from '@adonisjs/core'
import type { ArtistRow } from '#artists/public'
import type { StatementPaper } from '#payouts/statements/draw_statement'
import { StatementQuery, type StatementLine } from '#payouts/statements/statement_query'

/** About forty pages. The CSV file has all lines. */
const MOST_LINES = 1500
const AT_ONCE = 500

/** The contents of a statement as a PDF. */
@inject()
export class StatementPaperQuery {
  constructor(private statements: StatementQuery) {}

  /** Throws NotFound for a month without a statement. */
  async handle(
    { id, band_name: bandName }: Pick<ArtistRow, 'id' | 'band_name'>,
    month: unknown
  ): Promise<StatementPaper> {
    const sums = await this.statements.month(id, month)
    const lines: StatementLine[] = []
    let cursor: string | undefined
    do {
      const part = await this.statements.lines(id, sums.month, { limit: AT_ONCE, cursor })
      lines.push(...part.rows)
      cursor = part.nextCursor ?? undefined
    } while (cursor && lines.length < MOST_LINES)
    return { bandName, sums, lines, hasMore: cursor !== undefined }
  }
}
