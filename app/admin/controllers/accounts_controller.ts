import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RecordListExport } from '#admin/actions/record_list_export'
import { parseAccountFilters } from '#admin/account_filters'
import { AccountListQuery } from '#admin/queries/account_list_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import {
  ACCOUNT_CSV_HEAD,
  toAccount,
  toAccountCells,
} from '#admin/transformers/account_transformer'
import {
  roleChangeValidator,
  suspensionsValidator,
  suspensionValidator,
} from '#admin/validators/account_validator'
import { actorOf } from '#audit/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'
import { ChangeRole, SetSuspension } from '#identity/public'

/** Every account: found, read as a file, given another role, suspended and let in again. */
@inject()
export default class AccountsController {
  constructor(
    private accounts: AccountListQuery,
    private changeRole: ChangeRole,
    private setSuspension: SetSuspension,
    private recordExport: RecordListExport
  ) {}

  /** GET /admin/users */
  async index(ctx: HttpContext) {
    const filters = parseAccountFilters(ctx.request.qs())
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.accounts.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.accounts.count(filters),
    ])
    const { search = '', role = '', state = '', sort } = filters
    return ctx.inertia.render('admin/users', {
      filters: { search, role, state, sort },
      rows: rows.map(toAccount),
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** GET /admin/users.csv: all that the same filters find, with an entry in the audit log. */
  async export(ctx: HttpContext) {
    const filters = parseAccountFilters(ctx.request.qs())
    const found = await this.accounts.count(filters)
    await this.recordExport.handle({ ...actorOf(ctx), list: 'accounts', found })
    return streamCsv(ctx, {
      name: 'Gigstall - accounts',
      head: ACCOUNT_CSV_HEAD,
      readPart: (part) => this.accounts.page(filters, part),
      toCells: toAccountCells,
    })
  }

  /** PATCH /api/admin/users/:id/role */
  async updateRole(ctx: HttpContext) {
    const userId = pathId(ctx.params.id)
    const { updatedAt, ...body } = await ctx.request.validateUsing(roleChangeValidator)
    await this.changeRole.handle({ ...actorOf(ctx), ...body, userId, ifUnmodifiedSince: updatedAt })
    return toAccount(await this.accounts.findOrFail(userId))
  }

  /** PATCH /api/admin/users/:id/suspension */
  async updateSuspension(ctx: HttpContext) {
    const id = pathId(ctx.params.id)
    const { updatedAt, ...body } = await ctx.request.validateUsing(suspensionValidator)
    await this.setSuspension.handle({
      ...actorOf(ctx),
      ...body,
      ids: [id],
      ifUnmodifiedSince: updatedAt,
    })
    return toAccount(await this.accounts.findOrFail(id))
  }

  /** PATCH /api/admin/users/suspension: several at once, all or none. */
  async updateSuspensions(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(suspensionsValidator)
    return { changed: await this.setSuspension.handle({ ...actorOf(ctx), ...body }) }
  }
}
