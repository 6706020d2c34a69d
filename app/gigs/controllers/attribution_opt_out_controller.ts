import type { HttpContext } from '@adonisjs/core/http'
import { clearAttribution } from '#gigs/attribution'
import { optInToAttribution, optOutOfAttribution } from '#gigs/attribution_opt_out'

/** POST and DELETE /api/attribution/opt-out: a device asks us to remember no code, or takes that back. */
export default class AttributionOptOutController {
  store(ctx: HttpContext) {
    optOutOfAttribution(ctx)
    clearAttribution(ctx)
    return ctx.response.noContent()
  }

  destroy(ctx: HttpContext) {
    optInToAttribution(ctx)
    return ctx.response.noContent()
  }
}
