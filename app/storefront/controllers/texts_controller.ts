import type { HttpContext } from '@adonisjs/core/http'
import { TEXTS } from '#storefront/texts'

/** Privacy, terms and contact. */
export default class TextsController {
  privacy = ({ inertia }: HttpContext) => inertia.render('storefront/text_page', TEXTS.privacy)
  terms = ({ inertia }: HttpContext) => inertia.render('storefront/text_page', TEXTS.terms)
  contact = ({ inertia }: HttpContext) => inertia.render('storefront/text_page', TEXTS.contact)
}
