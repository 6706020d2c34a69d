import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CarryOutSecondFactorRemovals } from '#identity/second_factor_removal/carry_out_removals'
import type { RemovalRow } from '#identity/second_factor_removal/removal'
import { halfLoggedIn } from '#tests/functional/identity/second_factor_fixtures'
import type { HttpSession } from '#tests/support/http_session'

export const REMOVAL = '/api/login/second-factor-removal'

/** Does what is due, as the job does. */
export const carryOut = async () =>
  (await app.container.make(CarryOutSecondFactorRemovals)).handle()

/** A browser in which somebody with the password has told that the device is lost. */
export async function givenLostDevice(account: {
  email: string
  userType?: string
}): Promise<HttpSession> {
  const browser = await halfLoggedIn(account)
  const { status, text } = await browser.post(REMOVAL)
  if (status !== 202) throw new Error(`Not asked: ${status} ${text}`)
  return browser
}

export const removalsOf = ({ id }: { id: number }): Promise<RemovalRow[]> =>
  db.from('second_factor_removals').where('user_id', id).orderBy('id')

/** How the last request of an account stands: its status, and what cancelled it. */
export async function standOf(account: { id: number }) {
  const row = (await removalsOf(account)).at(-1)
  return [row?.status, row?.cancelled_by]
}

export async function hasFactor({ id }: { id: number }): Promise<boolean> {
  const rows = await db.from('authenticators').where('user_id', id)
  return rows.length > 0
}
