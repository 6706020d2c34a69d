import { EarlyFraudWarningSchema } from '#database/schema'

/** A report of the card's bank that a payment was fraud. */
export default class EarlyFraudWarning extends EarlyFraudWarningSchema {
  static table = 'early_fraud_warnings'
}
