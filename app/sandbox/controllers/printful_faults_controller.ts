import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { Forbidden } from '#core/exceptions/errors'
import { isSame } from '#sandbox/printful/access/tokens'
import { FAULTS, faults } from '#sandbox/printful/faults'
import { settings } from '#sandbox/printful/settings'

const faultsValidator = vine.create({
  fault: vine.enum(FAULTS).optional(),
  times: numberField().min(1).max(100).withoutDecimals().optional(),
  milliseconds: numberField().min(0).max(60_000).withoutDecimals().optional(),
  method: vine.enum(['GET', 'POST', 'PUT', 'DELETE'] as const).optional(),
  path: vine.string().maxLength(200).optional(),
})

/**
 * POST /sandbox/printful/faults `{ fault, times, milliseconds, method, path }`, with the private token; an empty body
 * clears all faults.
 */
export default class PrintfulFaultsController {
  async store({ request }: HttpContext) {
    const authorization = request.header('authorization') ?? ''
    if (!isSame(authorization, `Bearer ${settings.privateToken}`)) throw new Forbidden()
    const { fault, ...plan } = await request.validateUsing(faultsValidator)
    if (fault) faults.plan(fault, plan)
    else faults.clear()
    return { planned: faults.planned }
  }
}
