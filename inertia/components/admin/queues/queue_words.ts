/** What each queue does, by its technical name. */
export const QUEUE_WORDS: Record<string, string> = {
  'ledger-reconcile': 'Check the ledger',
  'ledger-reconcile-providers': 'Check the ledger against Stripe and Printful',
  'catalog-recount': 'Recount the catalogue',
  'checkout-expire': 'Cancel unpaid checkouts',
  'debts-collect': 'Recover artists’ refund debts',
  'earlier-order-end': 'End an order that was replaced',
  'fees-settle': 'Record payment fees',
  'rollups-build': 'Update sales figures',
  'lost-dispute-stop': 'Stop production after a lost dispute',
  'lost-disputes-sweep': 'Retry production stops',
  'mail-send': 'Send email',
  'months-ahead': 'Prepare tables for the months ahead',
  'announcements-send': 'Send artist announcements',
  'orders-deliver': 'Mark orders delivered',
  'parked-events-apply': 'Apply Stripe events that came early',
  'payouts-make': 'Start payouts',
  'payouts-settle': 'Confirm payouts',
  'photos-sweep': 'Delete unused photos',
  'printful-sync': 'Sync Printful',
  'printful-sync-full': 'Sync Printful in full',
  'provider-order-submit': 'Send orders to Printful',
  'provider-orders-poll': 'Check order progress at Printful',
  'provider-orders-sweep': 'Retry orders at Printful',
  'provider-webhook-register': 'Register the Printful webhook',
  'purge-expired': 'Delete expired data',
  'reconcile': 'Catch up on missed Stripe events',
  'refund-send': 'Send refunds',
  'refunds-settle': 'Confirm refunds',
  'size-guides-read': 'Read size guides',
  'unmade-refund': 'Refund orders not in production',
}

export const queueWords = (name: string) => QUEUE_WORDS[name] ?? name

const STEPS = [
  { seconds: 86_400, unit: 'day' },
  { seconds: 3_600, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const

/** "3 minutes", "2 hours": what is younger than a minute is said to be so. */
export function ageWords(age: number): string {
  const step = STEPS.find(({ seconds }) => age >= seconds)
  if (!step) return 'under a minute'
  const count = Math.floor(age / step.seconds)
  return `${count} ${step.unit}${count === 1 ? '' : 's'}`
}
