import type { HttpContext } from '@adonisjs/core/http'
import { forgetScans } from '#gigs/attribution'
import { allowAttribution, refuseAttribution } from '#gigs/attribution_opt_out'

/** POST and DELETE /api/attribution/opt-out: a device asks us to remember no code, or takes that back. */
export default class AttributionOptOutController {
  store(ctx: HttpContext) {
    refuseAttribution(ctx)
    forgetScans(ctx)
    return ctx.response.noContent()
  }

  destroy(ctx: HttpContext) {
    allowAttribution(ctx)
    return ctx.response.noContent()
  }
}
