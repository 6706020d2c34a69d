import env from '#start/env'
import app from '@adonisjs/core/services/app'

/** SECOND_FACTOR; where it is left out, production requires two-step login and nothing else does. */
export const isSecondFactorRequired = (
  setting: 'required' | 'optional' | undefined,
  inProduction: boolean
): boolean => (setting === undefined ? inProduction : setting === 'required')

/** How long the owner of an account has to object, in hours; the notice of the day before needs a day. */
function removalWait(): number {
  const hours = env.get('SECOND_FACTOR_REMOVAL_HOURS') ?? 72
  if (!Number.isInteger(hours) || hours < 24)
    throw new Error('SECOND_FACTOR_REMOVAL_HOURS must be a whole number of hours, 24 or more')
  return hours
}

/**
 * Who has to have two-step login (docs/rules/accounts-and-roles.md#who-needs-two-step-login): where it is required, admins,
 * to log in at all, and owners of a band, to open its payout account.
 */
const secondFactorConfig = {
  isRequired: isSecondFactorRequired(env.get('SECOND_FACTOR'), app.inProduction),
  /**
   * From the request to remove a lost second factor to its removal, and how old a new one has to be before payouts go on
   * (docs/rules/accounts-and-roles.md#lost-devices).
   */
  removalHours: removalWait(),
  /** How long after that an owner may still confirm the request of an admin, in days. */
  confirmationDays: 7,
}

export default secondFactorConfig
