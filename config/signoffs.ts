/** From which sums on a refund or payout by an admin needs a second admin (docs/rules/accounts-and-roles.md#second-admin). */
import { pence, type Pence } from '#shared/money'
import env from '#start/env'

type Setting = 'REFUND_SIGNOFF_ABOVE' | 'PAYOUT_SIGNOFF_ABOVE'

/** 0 asks for a second admin for every sum; there is no setting that asks for none. */
function sumOf(name: Setting, usual: Pence): Pence {
  const given = env.get(name) ?? usual
  if (!Number.isInteger(given) || given < 0)
    throw new Error(`${name} must be a whole number of pence, 0 or more`)
  return pence(given)
}

const signoffsConfig = {
  /** What one admin refunds of one checkout, its shipping included. */
  refundAbove: sumOf('REFUND_SIGNOFF_ABOVE', pence(500_00)),
  /** What is owed to an artist whose payouts are resumed or tried again by hand. */
  payoutAbove: sumOf('PAYOUT_SIGNOFF_ABOVE', pence(2_000_00)),
  /** After so many days an undecided request expires. */
  days: 7,
}

export default signoffsConfig
