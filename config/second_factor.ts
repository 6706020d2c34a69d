import env from '#start/env'
import app from '@adonisjs/core/services/app'

/** SECOND_FACTOR; where it is left out, production requires two-step login and nothing else does. */
export const isSecondFactorRequired = (
  setting: 'required' | 'optional' | undefined,
  inProduction: boolean
): boolean => (setting === undefined ? inProduction : setting === 'required')

/**
 * Who has to have two-step login (docs/rules/accounts-and-roles.md#who-needs-two-step-login): where it is required, admins,
 * to log in at all, and owners of a band, to open its payout account.
 */
const secondFactorConfig = {
  isRequired: isSecondFactorRequired(env.get('SECOND_FACTOR'), app.inProduction),
}

export default secondFactorConfig
