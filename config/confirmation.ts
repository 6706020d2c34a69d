/** What is done only within ten minutes of a log-in or a confirmation because of its size (docs/rules/accounts-and-roles.md#confirming-ones-identity). */
import { pence } from '#shared/money'

const confirmationConfig = {
  /** A refund of more than this. */
  refundsAbove: pence(100_00),
}

export default confirmationConfig
