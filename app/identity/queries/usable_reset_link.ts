import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/** Whether a link of a forgotten password may still be used. */
export async function isUsableResetLink(token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false
  const link = await db
    .from('password_resets')
    .where('token_hash', hashToken(token))
    .whereNull('used_at')
    .where('expires_at', '>', clock.now().toJSDate())
    .first()
  return link !== null
}
