import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import secondFactorConfig from '#config/second_factor'
import { replaceRecoveryCodes } from '#identity/second_factor/recovery_codes'
import { encryptSecret } from '#identity/second_factor/secret_encryption'
import { newTotpSecret } from '#identity/second_factor/totp'
import { clock } from '#shared/clock'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

/** What an authenticator app shows now, or `steps` times 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: clock.now().toMillis() + steps * 30_000,
  })

/** An account's authenticator app and recovery codes, as the set-up leaves them. */
export async function givenTwoStepLogin({ id }: { id: number }) {
  const secret = newTotpSecret()
  await db.table('authenticators').insert({
    user_id: id,
    secret: encryptSecret(secret),
    last_step: 1,
    created_at: clock.now().toJSDate(),
  })
  const recoveryCodes = await db.transaction((trx) => replaceRecoveryCodes(id, trx))
  return { secret, recoveryCodes, code: (steps = 0) => codeOf(secret, steps) }
}

type Account = { email: string; userType?: string }

/** Sends email and password. */
export const firstStep = (browser: HttpSession, { email, userType }: Account) =>
  browser.post(userType === 'artist' ? '/api/login/artist' : '/api/login', {
    email,
    password: FACTORY_PASSWORD,
  })

export const secondStep = (browser: HttpSession, code: string) =>
  browser.post('/api/login/second-factor', { code })

/** A browser in which the first step of a log-in is done. */
export async function halfLoggedIn(account: Account): Promise<HttpSession> {
  const browser = new HttpSession()
  const { status } = await firstStep(browser, account)
  if (status !== 401) throw new Error(`Not asked for a second factor: ${status}`)
  return browser
}

/** A browser in which the account is logged in, by both steps. */
export async function loggedInByCode(account: Account, code: string): Promise<HttpSession> {
  const browser = await halfLoggedIn(account)
  const { status } = await secondStep(browser, code)
  if (status !== 200) throw new Error(`Not logged in: ${status}`)
  return browser
}

/** Has the installation require two-step login, as production does. @returns what undoes it */
export function requireSecondFactor() {
  const before = secondFactorConfig.isRequired
  secondFactorConfig.isRequired = true
  return () => {
    secondFactorConfig.isRequired = before
  }
}
