import type { HttpContext } from '@adonisjs/core/http'
import { refusesAttribution } from '#gigs/public'
import { TEXTS } from '#storefront/texts'

/** Privacy, terms and contact. */
export default class TextsController {
  /** With the choice to have no gig's code remembered (RULINGS.md, Orders and money). */
  privacy = (ctx: HttpContext) =>
    ctx.inertia.render('storefront/text_page', {
      ...TEXTS.privacy,
      gigCookie: { isRefused: refusesAttribution(ctx) },
    })

  terms = ({ inertia }: HttpContext) => inertia.render('storefront/text_page', TEXTS.terms)
  contact = ({ inertia }: HttpContext) => inertia.render('storefront/text_page', TEXTS.contact)
}
