/**
 * The rules of money, each with its sources and the specs that must notice when one of them is changed. Paths of specs
 * are relative to tests/.
 */
export const AREAS = [
  {
    name: 'money',
    sources: ['app/shared/money.ts', 'app/shared/percentage.ts'],
    unit: [
      'unit/shared/money.spec.ts',
      'unit/shared/percentage.spec.ts',
      'unit/pricing/pricing_service.spec.ts',
      'unit/pricing/calculators.spec.ts',
      'unit/pricing/legacy_breakdown.spec.ts',
    ],
    functional: [],
  },
  {
    name: 'pricing',
    sources: ['app/pricing'],
    unit: [
      'unit/pricing/pricing_service.spec.ts',
      'unit/pricing/calculators.spec.ts',
      'unit/pricing/legacy_breakdown.spec.ts',
      'unit/pricing/example_sale.spec.ts',
      'unit/architecture/form_limits.spec.ts',
    ],
    functional: [],
  },
  {
    name: 'refund allocation',
    sources: [
      'app/commerce/payments/allocate_refund.ts',
      'app/commerce/payments/actions/create_refund.ts',
      'app/commerce/orders/included_tax.ts',
      'app/commerce/orders/payment_status_of.ts',
      'database/functions/order_amounts.sql',
    ],
    unit: ['unit/commerce/included_tax.spec.ts', 'unit/commerce/allocate_refund.spec.ts'],
    functional: [
      'functional/payments/refunding.spec.ts',
      'functional/payments/refund_conflicts.spec.ts',
      'functional/payments/refunded_payments.spec.ts',
      'functional/ledger/refunds.spec.ts',
      'functional/ledger/taxes.spec.ts',
      'functional/ledger/artist_part.spec.ts',
      'functional/admin/order_actions.spec.ts',
    ],
  },
  {
    name: 'payout eligibility',
    sources: [
      'app/payouts/holding_period.ts',
      'app/payouts/payout_posting.ts',
      'app/payouts/payout_status.ts',
      'app/payouts/actions/reserve_payout.ts',
      'app/payouts/actions/reserve_reversals.ts',
      'app/commerce/orders/queries/payable_sales_query.ts',
    ],
    unit: ['unit/payouts/payout_status.spec.ts'],
    functional: [
      'functional/payouts/payout_policy.spec.ts',
      'functional/payouts/payouts.spec.ts',
      'functional/payouts/payout_faults.spec.ts',
      'functional/payouts/payout_refunds.spec.ts',
      'functional/payouts/payout_accounts.spec.ts',
      'functional/payouts/reversals.spec.ts',
      'functional/admin/payouts.spec.ts',
    ],
  },
  {
    name: 'state tables',
    sources: [
      'app/commerce/orders/order_status.ts',
      'app/commerce/payments/payment_session_status.ts',
      'app/commerce/payments/dispute_status.ts',
      'app/commerce/payments/refund_status.ts',
      'app/approvals/moves.ts',
    ],
    unit: [
      'unit/commerce/order_status.spec.ts',
      'unit/commerce/payment_session_status.spec.ts',
      'unit/commerce/status_moves.spec.ts',
      'unit/approvals/moves.spec.ts',
    ],
    functional: [
      'functional/approvals/moves.spec.ts',
      'functional/payments/disputes.spec.ts',
      'functional/payments/refunding.spec.ts',
    ],
  },
  {
    name: 'ledger posting',
    sources: [
      'app/ledger/posting.ts',
      'app/ledger/actions/post_transaction.ts',
      'app/ledger/actions/post_production_cost.ts',
      'app/commerce/orders/ledger/checkout_ledger.ts',
      'database/functions/order_ledger_entries.sql',
      'database/functions/ledger_entries.sql',
    ],
    unit: ['unit/ledger/posting.spec.ts'],
    functional: [
      'functional/ledger/posting.spec.ts',
      'functional/ledger/sales.spec.ts',
      'functional/ledger/refunds.spec.ts',
      'functional/ledger/production_cost.spec.ts',
      'functional/ledger/taxes.spec.ts',
      'functional/ledger/check.spec.ts',
      'functional/ledger/at_once.spec.ts',
    ],
  },
  {
    name: 'attribution',
    sources: ['app/gigs/attribution.ts', 'app/gigs/attribution_opt_out.ts'],
    unit: [],
    functional: [
      'functional/gigs/scan.spec.ts',
      'functional/gigs/attribution.spec.ts',
      'functional/gigs/attribution_opt_out.spec.ts',
      'functional/insights/events.spec.ts',
    ],
  },
]

/**
 * Changes that cannot be noticed, because the code then does the same: the source line (trimmed), the change, the reason.
 */
export const EQUIVALENT = [
  {
    code: 'return money(Number(product < 0n ? -rounded : rounded))',
    change: '< → <=',
    reason: 'a product of 0 is rounded to 0, and -0n is 0n',
  },
  {
    code: 'const absolute = product < 0n ? -product : product',
    change: '< → <=',
    reason: '-0n is 0n',
  },
  {
    code: 'const hasRest = product > 0n && product % divisor !== 0n',
    change: '> → >=',
    reason: 'a product of 0 has no rest',
  },
  {
    code: 'return rowCount > 0',
    change: '0 → 1',
    reason: 'a ledger transaction has at least two entries',
  },
  {
    code: 'const { kind, checkout_id: checkoutId } = stored[0]!',
    change: '0 → 1',
    reason:
      'all entries of a ledger transaction have its kind and checkout, and there are two or more',
  },
  {
    code: ".filter((sale) => this.policy.eligibilityOf(sale, now) === 'due' && open.get(sale.id)! > 0)",
    change: '> → >=',
    reason: 'PayableByOrder leaves out the rows of which nothing is open',
  },
  {
    code: 'if (moved.length > 0) await this.#count(changedSales(before, after), trx)',
    change: '> → >=',
    reason: 'where nothing moved, each change of sales is 0',
  },
]
