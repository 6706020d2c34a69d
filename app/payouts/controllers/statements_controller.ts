import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, type ArtistRow } from '#artists/public'
import { artistPart, attachAs } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { drawInTurn } from '#core/print/draw_in_turn'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'
import { drawStatement } from '#payouts/statements/draw_statement'
import { StatementPaperQuery } from '#payouts/statements/statement_paper_query'
import { StatementQuery } from '#payouts/statements/statement_query'
import {
  STATEMENT_CSV_HEAD,
  toStatement,
  toStatementCells,
  toStatementLine,
} from '#payouts/transformers/statement_transformer'

/** The monthly statements of an artist, for its owner and admins, as JSON and as files. */
@inject()
export default class StatementsController {
  constructor(
    private artists: ArtistQueries,
    private statements: StatementQuery,
    private papers: StatementPaperQuery
  ) {}

  /** GET /api/artists/{id}/statements: the latest month first. */
  async index(ctx: HttpContext) {
    const { id } = await this.#artist(ctx)
    return (await this.statements.all(id)).map(toStatement)
  }

  /** GET /api/artists/{id}/statements/{month}: with its lines, oldest first, a page of them. */
  async show(ctx: HttpContext) {
    const { id } = await this.#artist(ctx)
    const { month } = ctx.params
    const wanted = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const sums = await this.statements.month(id, month)
    const { rows, nextCursor } = await this.statements.lines(id, month, pageOf(wanted))
    linkNextPage(ctx, nextCursor)
    return { ...toStatement(sums), lines: rows.map(toStatementLine) }
  }

  /** GET /artists/:id/statements/:month.csv */
  async csv(ctx: HttpContext) {
    const artist = await this.#artist(ctx)
    const { month } = await this.statements.month(artist.id, ctx.params.month)
    return streamCsv(ctx, {
      owner: artistPart(artist),
      name: `statement ${month}`,
      head: STATEMENT_CSV_HEAD,
      readPart: (part) => this.statements.lines(artist.id, month, part),
      toCells: toStatementCells,
    })
  }

  /** GET /artists/:id/statements/:month.pdf */
  async pdf(ctx: HttpContext) {
    const artist = await this.#artist(ctx)
    const paper = await this.papers.handle(artist, ctx.params.month)
    const document = await drawInTurn(callerOf(ctx), () => drawStatement(paper))
    attachAs(ctx.response, [artistPart(artist), `statement ${paper.sums.month}`], 'pdf')
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Cache-Control', 'private, no-store')
    return ctx.response.send(document)
  }

  async #artist({ bouncer, params }: HttpContext): Promise<ArtistRow> {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return artist
  }
}
