import app from '@adonisjs/core/services/app'
import secondFactorConfig from '#config/second_factor'
import { DEMO_ACCOUNTS, DEMO_MEMBERS } from '#identity/demo_accounts'
import { SecondFactorMissing } from '#identity/errors'
import type { UserType } from '#identity/user_type'

type Person = { email: string; userType: UserType }

/** Whether an account cannot log in without two-step login: an admin's, where the installation requires that. */
export const isRequiredToLogIn = (user: Person): boolean =>
  user.userType === 'admin' && isRequiredOf(user)

/** Whether an account cannot open payout settings without two-step login. */
export const isRequiredForPayouts = isRequiredOf

/** Throws SecondFactorMissing for an account that could not log in without its last second factor. */
export function assertMayLoseSecondFactor(user: Person) {
  if (isRequiredToLogIn(user))
    throw new SecondFactorMissing('Admins need two-step login. Add another app or passkey first.')
}

/** Demo accounts are exempt: they exist outside production only, for trying the shop, and their password is public. */
function isRequiredOf({ email }: Person): boolean {
  const isDemo = !app.inProduction && DEMO_EMAILS.has(email)
  return secondFactorConfig.isRequired && !isDemo
}

const DEMO_EMAILS = new Set(
  [...Object.values(DEMO_ACCOUNTS), ...DEMO_MEMBERS].map(({ email }) => email)
)
