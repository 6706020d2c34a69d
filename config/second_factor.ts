import env from '#start/env'
import app from '@adonisjs/core/services/app'

const setting = env.get('SECOND_FACTOR')

/**
 * Who has to have two-step login (docs/rules/accounts-and-roles.md#who-needs-two-step-login): in production admins, to log
 * in at all, and owners of a band, to open its payout account; elsewhere nobody, unless SECOND_FACTOR says so.
 */
const secondFactorConfig = {
  isRequired: setting === undefined ? app.inProduction : setting === 'required',
}

export default secondFactorConfig
