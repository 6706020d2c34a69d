import { pence } from '#shared/money'

/** Amounts above which an act needs a log-in or a confirmation within ten minutes (docs/rules/accounts-and-roles.md#confirming-ones-identity). */
const confirmationConfig = {
  /** A refund of more than this. */
  refundsAbove: pence(100_00),
}

export default confirmationConfig
