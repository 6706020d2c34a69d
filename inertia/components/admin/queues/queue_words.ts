/** What each queue does, by its technical name. */
export const QUEUE_WORDS: Record<string, string> = {
  'ledger.reconcile': 'Check the ledger',
  'ledger.reconcile-providers': 'Check the ledger against Stripe and Printful',
  'sales-counts.apply': 'Update sales counts',
  'catalog-stats.refresh': 'Recount the catalogue',
  'checkouts.expire': 'Cancel unpaid checkouts',
  'negative-balances.recover': 'Recover artists’ refund debts',
  'previous-checkouts.end': 'End an order that was replaced',
  'lost-second-factors.remove': 'Remove lost second factors',
  'ended-sales.refresh': 'Recount products on sale after drops end',
  'processing-fees.record': 'Record payment fees',
  'receipts.issue': 'Issue receipts',
  'rollups.build': 'Update sales figures',
  'shop-figures.build': 'Update the shop’s figures',
  'tax-report-days.store': 'Sum days for the tax report',
  'rollups.fill': 'Recount earlier sales figures',
  'taken-down-artworks.update': 'Revoke or restore artwork of takedowns',
  'taken-down-orders.stop': 'Stop orders of products taken down',
  'dispute-evidence.retry': 'Retry dispute evidence',
  'dispute-deadlines.mail': 'Email dispute deadlines',
  'disputed-orders.cancel': 'Stop production after a lost dispute',
  'disputed-orders.retry': 'Retry production stops',
  'months.count': 'Add up finished months',
  'mails.send': 'Send email',
  'morning-after.send': 'Email artists the morning after a gig',
  'old-visits.delete': 'Delete old scans and visits',
  'partitions.create': 'Prepare tables for the months ahead',
  'announcements.send': 'Send artist announcements',
  'orders.mark-delivered': 'Mark orders delivered',
  'parked-events.apply': 'Apply Stripe events that came early',
  'payouts.run': 'Start payouts',
  'payouts.run-missed': 'Run missed payouts',
  'payouts.retry': 'Confirm payouts',
  'signoffs.pay-approved': 'Make approved payouts',
  'artwork-uploads.check': 'Check uploaded artwork',
  'artwork-uploads.purge': 'Delete unfinished uploads',
  'orphaned-files.delete': 'Delete leftover artwork files',
  'print-files.make': 'Make print files of artwork',
  'side-print-files.make': 'Make print files of built products',
  'product-previews.compose': 'Draw pictures of built products',
  'product-previews.compose-missing': 'Draw missing product pictures',
  'side-print-files.remove': 'Remove print files of earlier placements',
  'unneeded-artworks.delete': 'Delete artwork of deleted accounts',
  'unused-photos.delete': 'Delete unused photos',
  'fulfilment.sync': 'Sync Printful',
  'fulfilment.sync-full': 'Sync Printful in full',
  'fulfilment.submit': 'Send orders to Printful',
  'fulfilment.poll': 'Check order progress at Printful',
  'fulfilment.retry': 'Retry orders at Printful',
  'provider-webhook.register': 'Register the Printful webhook',
  'expired-rows.purge': 'Delete expired data',
  'product-checks.run': 'Check product wording and artwork',
  'providers.backfill': 'Catch up on missed Stripe events',
  'refunds.submit': 'Send refunds',
  'refunds.retry': 'Confirm refunds',
  'size-guides.read': 'Read size guides',
  'blanks.refresh': 'Read blanks from Printful',
  'product-mockups.make': 'Get mock-ups from Printful',
  'unfulfilled-orders.refund': 'Refund orders not in production',
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
