import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { NotFound } from '#core/exceptions/errors'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import {
  PayoutBalanceQuery,
  PayoutQueries,
  RefreshPayoutAccount,
  StatementQuery,
  toPayout,
  toPayoutAccount,
  toPayoutPage,
  toStatement,
  toStatementLine,
} from '#payouts/public'
import { parseId } from '#shared/ids'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const PAYOUTS_PER_PAGE = 10
const LINES_PER_PAGE = 50

/**
 * What is owed and was paid; with `payout=<id>` one payout, with `statement=<month>` a month of the account. Who comes
 * back from Stripe's pages (`onboarding`) sees the account as it is there by now.
 */
@inject()
export class PayoutsTab implements StudioTab {
  constructor(
    private payouts: PayoutQueries,
    private balance: PayoutBalanceQuery,
    private statements: StatementQuery,
    private refresh: RefreshPayoutAccount
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const { payout, statement } = ctx.request.qs()
    if (payout !== undefined) return this.#showPayout(ctx, artist, frame)
    if (statement !== undefined) return this.#showStatement(ctx, artist, frame)
    if (ctx.request.qs().onboarding !== undefined) await this.refresh.ofArtist(artist.id)
    const [account, balance, payouts, statements] = await Promise.all([
      this.payouts.account(artist.id),
      this.balance.handle(artist.id),
      this.payouts.ofArtist(artist.id, parsePageQuery(ctx, PAYOUTS_PER_PAGE)),
      this.statements.all(artist.id),
    ])
    return ctx.inertia.render('studio/payouts', {
      ...frame,
      account: toPayoutAccount(account),
      balance,
      payouts: payouts.rows.map(toPayout),
      nextUrl: nextPagePath(ctx, payouts.nextCursor),
      statements: statements.map(toStatement),
      linkHadRunOut: ctx.request.qs().onboarding === 'again',
    })
  }

  async #showPayout(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const id = parseId(ctx.request.qs().payout)
    if (id === null) throw new NotFound()
    const row = await this.payouts.findOrFail(artist.id, id)
    return ctx.inertia.render('studio/payout', {
      ...frame,
      payout: toPayoutPage(row, await this.payouts.linesOf(id)),
    })
  }

  async #showStatement(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const sums = await this.statements.month(artist.id, ctx.request.qs().statement)
    const page = parsePageQuery(ctx, LINES_PER_PAGE)
    const { rows, nextCursor } = await this.statements.lines(artist.id, sums.month, page)
    return ctx.inertia.render('studio/statement', {
      ...frame,
      statement: toStatement(sums),
      lines: rows.map(toStatementLine),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
