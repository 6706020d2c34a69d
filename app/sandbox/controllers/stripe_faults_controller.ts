import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { Forbidden } from '#core/exceptions/errors'
import { isAuthentic } from '#sandbox/stripe/api'
import { FAULTS, faults } from '#sandbox/stripe/faults'

const faultsValidator = vine.create({
  fault: vine.enum(FAULTS).optional(),
  times: numberField().min(1).max(100).withoutDecimals().optional(),
  webhooks: vine.enum(['sent', 'held'] as const).optional(),
})

/**
 * POST /sandbox/stripe/v1/faults `{ fault, times, webhooks }`, with the secret key like every call of Stripe's; an empty
 * body clears all faults.
 */
export default class StripeFaultsController {
  async store({ request }: HttpContext) {
    if (!isAuthentic(request.header('authorization'))) throw new Forbidden()
    const { fault, times = 1, webhooks } = await request.validateUsing(faultsValidator)
    if (!fault && !webhooks) faults.clear()
    if (fault) faults.plan(fault, times)
    if (webhooks) faults.holdWebhooks(webhooks === 'held')
    return { planned: faults.planned, webhooks: faults.webhooksHeld ? 'held' : 'sent' }
  }
}
