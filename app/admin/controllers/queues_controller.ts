import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { QueuesQuery } from '#admin/queries/queues_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { toFailedJob, toGivenUpMail } from '#admin/transformers/failure_transformer'
import { retryJobsValidator, retryMailsValidator } from '#admin/validators/queue_validator'
import { actorOf } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { RetryJobs } from '#core/jobs/retry_jobs'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { GivenUpMails } from '#core/mail/given_up_mails'
import { RetryMails } from '#core/mail/retry_mails'

/** GET /admin/queues: what is done outside of requests, and what of it failed. */
@inject()
export default class QueuesController {
  constructor(
    private queues: QueuesQuery,
    private stored: StoredJobsQuery,
    private givenUp: GivenUpMails,
    private retryJobs: RetryJobs,
    private retryMails: RetryMails
  ) {}

  async index(ctx: HttpContext) {
    const { list, queue: asked } = ctx.request.qs()
    const isMails = list === 'mails'
    const [queues, givenUpMails] = await Promise.all([this.queues.handle(), this.givenUp.count()])
    const queue = queues.some(({ name }) => name === asked) ? String(asked) : undefined
    const { failures, nextCursor } = await this.#failures(ctx, isMails, queue)
    return ctx.inertia.render('admin/queues', {
      queues,
      givenUpMails,
      list: isMails ? ('mails' as const) : ('jobs' as const),
      queue: queue ?? '',
      failures,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** POST /api/admin/queues/{name}/retry: 200 `{ retried }`, how many. */
  async retry(ctx: HttpContext) {
    const queue = String(ctx.params.name)
    const { id } = await ctx.request.validateUsing(retryJobsValidator)
    if (!(await this.queues.handle()).some(({ name }) => name === queue)) throw new NotFound()
    return { retried: await this.retryJobs.handle({ queue, id }, actorOf(ctx)) }
  }

  /** POST /api/admin/mails/retry: 200 `{ retried }`, how many. */
  async retryMail(ctx: HttpContext) {
    const { id } = await ctx.request.validateUsing(retryMailsValidator)
    return { retried: await this.retryMails.handle(id, actorOf(ctx)) }
  }

  async #failures(ctx: HttpContext, isMails: boolean, queue?: string) {
    const part = parsePageQuery(ctx, ROWS_PER_PAGE)
    if (isMails) {
      const { rows, nextCursor } = await this.givenUp.page(part)
      return { failures: rows.map(toGivenUpMail), nextCursor }
    }
    const { rows, nextCursor } = await this.stored.page(queue, part)
    return { failures: rows.map(toFailedJob), nextCursor }
  }
}
