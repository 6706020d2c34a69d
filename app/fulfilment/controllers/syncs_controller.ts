import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { OrderSync } from '#fulfilment/actions/order_sync'
import { SyncRunsQuery } from '#fulfilment/queries/sync_runs_query'
import { toSync } from '#fulfilment/transformers/sync_transformer'
import { syncValidator } from '#fulfilment/validators/sync_validator'

/** /api/admin/printful/sync: reads the store into our own tables (docs/rules/fulfilment.md#sync). */
@inject()
export default class SyncsController {
  constructor(
    private orderSync: OrderSync,
    private syncs: SyncRunsQuery
  ) {}

  async index() {
    const { runs, isLocked } = await this.syncs.latest()
    return runs.map((run) => toSync(run, isLocked))
  }

  /** 202: it is done behind the answer. */
  async store(ctx: HttpContext) {
    const { full = false } = await ctx.request.validateUsing(syncValidator)
    const id = await this.orderSync.handle({
      actor: actorOf(ctx),
      kind: full ? 'full' : 'incremental',
    })
    return ctx.response.accepted({ id })
  }
}
