import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ReportIntrusion, type IntrusionReport } from '#account/actions/report_intrusion'
import { NotFound } from '#core/exceptions/errors'
import { parseId } from '#shared/ids'

/** `/account/not-me?account=…&signature=…`: where "This wasn’t me" in notices about an account leads. */
@inject()
export default class IntrusionReportsController {
  constructor(private reportIntrusion: ReportIntrusion) {}

  /** A button: what only fetches an address, or runs its scripts, as scanners of mails do, changes nothing. */
  show(ctx: HttpContext) {
    accountOf(ctx)
    return page(ctx, { isReported: false, heldBand: null, isPasswordEnded: false })
  }

  async store(ctx: HttpContext) {
    const actor = { actorUserId: accountOf(ctx), requestId: ctx.request.id() ?? null }
    const report = await this.reportIntrusion.handle(actor, timeOf(ctx))
    return page(ctx, { isReported: true, ...report })
  }
}

type Shown = IntrusionReport & { isReported: boolean }

/** The address acts for anyone who has it: it must not travel on as a referrer or into an index. */
function page({ inertia, request, response }: HttpContext, shown: Shown) {
  response.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
  return inertia.render('account/not_me', { path: request.url(true), ...shown })
}

function accountOf({ request }: HttpContext): number {
  const account = request.hasValidSignature() ? parseId(request.qs().account) : null
  if (account === null) throw new NotFound()
  return account
}

/** The time of what the notice is about, of an address whose signature holds; null where it is from before addresses had one. */
function timeOf({ request }: HttpContext): DateTime | null {
  const at = Number(request.qs().at)
  return Number.isSafeInteger(at) && at > 0 ? DateTime.fromMillis(at) : null
}
