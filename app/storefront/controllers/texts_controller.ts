import type { HttpContext } from '@adonisjs/core/http'
import { hasOptedOut } from '#gigs/public'
import { settings } from '#settings/public'
import { contact } from '#storefront/texts/contact'
import { deliveryAndReturns } from '#storefront/texts/delivery_and_returns'
import { reporting } from '#storefront/texts/reporting'
import { privacy } from '#storefront/texts/privacy'
import { terms } from '#storefront/texts/terms'

const PAGE = 'storefront/text_page'

/** Privacy, terms, delivery and returns, reporting, contact. */
export default class TextsController {
  /** With the choice to have no gig's code remembered (docs/rules/privacy.md#attribution-cookie). */
  privacy = (ctx: HttpContext) =>
    ctx.inertia.render(PAGE, { text: privacy, gigCookie: { isRefused: hasOptedOut(ctx) } })

  terms = ({ inertia }: HttpContext) => inertia.render(PAGE, { text: terms })

  deliveryAndReturns = async ({ inertia }: HttpContext) => {
    // These pages need no database: without it the rate is the last one that was read.
    const history = await settings.read().catch(() => settings.known())
    return inertia.render(PAGE, { text: deliveryAndReturns(history.flatShippingRate()) })
  }

  reporting = ({ inertia }: HttpContext) => inertia.render(PAGE, { text: reporting })

  contact = ({ inertia }: HttpContext) => inertia.render(PAGE, { text: contact })
}
