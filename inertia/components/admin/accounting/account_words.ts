import type { AccountingAccount } from '~/components/admin/accounting/shapes'

/** What each account of the ledger is called. */
export const accountWords: Record<AccountingAccount, string> = {
  stripe_balance: 'Stripe balance',
  artist_payable: 'Owed to artists',
  artist_debt: 'Owed by artists',
  payouts_in_transit: 'Payouts on their way',
  production_cost: 'Production cost set aside',
  provider_payable: 'Charged by Printful',
  shipping: 'Shipping',
  processing_fee: 'Processing fees',
  platform_share: 'Platform’s share',
  tax_payable: 'Tax',
  suspense: 'Suspense: disputed, or to be refunded',
}
