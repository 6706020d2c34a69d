import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { readExchangeRates } from '#shared/exchange'

/**
 * The configured rates of other currencies, each with its day. Admins set those of USD and EUR in the settings instead
 * (app/settings). There is no default in production.
 */
export const exchangeConfig = {
  rates: readExchangeRates(
    env.get('EXCHANGE_RATES') ??
      (app.inProduction ? '' : 'USD:0.7800@2026-11-01 EUR:0.8700@2026-11-01')
  ),
}
