import type { HttpContext } from '@adonisjs/core/http'
import { payoutHoldValidator } from '#admin/validators/payout_validator'

/** Whether a call resumes the payouts of an artist; to pause them protects money and needs no confirmation. */
export async function resumesPayouts({ request }: HttpContext): Promise<boolean> {
  const { isHeld } = await request.validateUsing(payoutHoldValidator)
  return !isHeld
}
