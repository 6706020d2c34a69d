import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ReportIntrusion } from '#account/actions/report_intrusion'
import { NotFound } from '#core/exceptions/errors'
import { parseId } from '#shared/ids'

/** `/account/not-me?account=…&signature=…`: where "This wasn’t me" in notices about an account leads. */
@inject()
export default class IntrusionReportsController {
  constructor(private reportIntrusion: ReportIntrusion) {}

  /** A button: what only fetches an address, or runs its scripts, as scanners of mails do, changes nothing. */
  show(ctx: HttpContext) {
    accountOf(ctx)
    return page(ctx, { isReported: false, heldBand: null })
  }

  async store(ctx: HttpContext) {
    const actor = { actorUserId: accountOf(ctx), requestId: ctx.request.id() ?? null }
    const heldBand = await this.reportIntrusion.handle(actor)
    return page(ctx, { isReported: true, heldBand })
  }
}

type Shown = { isReported: boolean; heldBand: string | null }

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
