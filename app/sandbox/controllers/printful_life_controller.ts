import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Forbidden, NotFound } from '#core/exceptions/errors'
import { isSame } from '#sandbox/printful/access/tokens'
import { life } from '#sandbox/printful/orders/life'
import { findByExternalId } from '#sandbox/printful/orders/make_order'
import { settings } from '#sandbox/printful/settings'

const lifeValidator = vine.create({
  externalId: vine.string().maxLength(32),
  step: vine.enum(['accept', 'ship'] as const),
})

/**
 * POST /sandbox/printful/life `{ externalId, step }`, with the private token: begins production, or ships the unshipped
 * items in one shipment, without the minutes of delay that the stand-in otherwise has.
 */
export default class PrintfulLifeController {
  async store({ request }: HttpContext) {
    const authorization = request.header('authorization') ?? ''
    if (!isSame(authorization, `Bearer ${settings.privateToken}`)) throw new Forbidden()
    const { externalId, step } = await request.validateUsing(lifeValidator)
    const order = await findByExternalId(settings.storeId, externalId)
    if (!order) throw new NotFound()
    const { status } = await life[step](order.id)
    return { status }
  }
}
