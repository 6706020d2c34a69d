/** The job queues and their schedules (UTC). */
import { END_PREVIOUS_CHECKOUT_JOB } from '#commerce/public'
import { jobs } from '#core/jobs/main'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import {
  FULL_SYNC_JOB,
  FULFILMENT_POLL_JOB,
  WEBHOOK_REGISTER_JOB,
  FULFILMENT_SUBMIT_JOB,
  FULFILMENT_RETRY_JOB,
  SYNC_JOB,
} from '#fulfilment/public'
import { SUBMIT_REFUND_JOB, CANCEL_DISPUTED_ORDERS_JOB } from '#commerce/public'
import {
  applyParkedEvents,
  reconcileLedger,
  checkProviders,
  deliverByTime,
  deliverMail,
  endPreviousCheckout,
  recoverNegativeBalances,
  expireCheckouts,
  createPartitions,
  runPayouts,
  pollProviderOrders,
  purgeExpired,
  backfillFromProviders,
  refreshCatalog,
  refundUnfulfilledOrders,
  registerWebhook,
  buildRollups,
  sendAnnouncements,
  submitRefund,
  recordProcessingFees,
  retryOpenPayouts,
  retryOpenRefunds,
  cancelDisputedOrders,
  submitProviderOrder,
  retryDisputeCancellations,
  deleteUnusedPhotos,
  retryFulfilment,
  syncPrintful,
  syncPrintfulInFull,
  readSizeGuides,
} from '#start/upkeep'

jobs.declare(
  { name: 'rollups.build', cron: '* * * * *', run: buildRollups },
  { name: 'announcements.send', cron: '*/2 * * * *', run: sendAnnouncements },
  { name: SUBMIT_REFUND_JOB, run: submitRefund },
  { name: CANCEL_DISPUTED_ORDERS_JOB, run: cancelDisputedOrders },
  { name: 'disputed-orders.retry', cron: '*/5 * * * *', run: retryDisputeCancellations },
  { name: 'providers.backfill', cron: '15 * * * *', run: backfillFromProviders },
  { name: 'parked-events.apply', cron: '* * * * *', run: applyParkedEvents },
  { name: 'refunds.retry', cron: '* * * * *', run: retryOpenRefunds },
  { name: 'processing-fees.record', cron: '*/10 * * * *', run: recordProcessingFees },
  { name: 'checkouts.expire', cron: '*/5 * * * *', run: expireCheckouts },
  { name: 'expired-rows.purge', cron: '17 * * * *', run: purgeExpired },
  { name: 'catalog-stats.refresh', cron: '40 3 * * *', run: refreshCatalog },
  { name: 'partitions.create', cron: '20 4 * * *', run: createPartitions },
  { name: 'unused-photos.delete', cron: '50 4 * * *', run: deleteUnusedPhotos },
  { name: SYNC_JOB, cron: '7 * * * *', run: syncPrintful },
  { name: 'size-guides.read', cron: '27 * * * *', run: readSizeGuides },
  { name: FULL_SYNC_JOB, cron: '30 2 * * *', run: syncPrintfulInFull }
)

jobs.declare(
  { name: FULFILMENT_SUBMIT_JOB, atOnce: 4, run: submitProviderOrder },
  { name: FULFILMENT_RETRY_JOB, cron: '* * * * *', run: retryFulfilment },
  { name: FULFILMENT_POLL_JOB, cron: '*/5 * * * *', run: pollProviderOrders },
  { name: WEBHOOK_REGISTER_JOB, run: registerWebhook },
  { name: 'unfulfilled-orders.refund', cron: '25 * * * *', run: refundUnfulfilledOrders },
  { name: 'orders.mark-delivered', cron: '35 * * * *', run: deliverByTime }
)

/** From half a minute to two hours between attempts, half a day in all: a mail server may be away for a night. */
jobs.declare({
  name: SEND_MAIL_JOB,
  atOnce: 5,
  retry: { retryLimit: 20, retryDelay: 30, retryDelayMax: 7_200 },
  run: deliverMail,
})

/** As long as Stripe may be away; after a day nothing of it can be paid any more. */
jobs.declare({
  name: END_PREVIOUS_CHECKOUT_JOB,
  retry: { retryLimit: 50, retryDelay: 10, retryDelayMax: 1_800 },
  run: endPreviousCheckout,
})

jobs.declare(
  { name: 'payouts.run', cron: '10 6 * * *', run: runPayouts },
  { name: 'payouts.retry', cron: '*/5 * * * *', run: retryOpenPayouts },
  { name: 'negative-balances.recover', cron: '40 6 * * *', run: recoverNegativeBalances }
)

/** A difference is there at the next try as well; a provider that was away may be back in half an hour. */
jobs.declare(
  { name: 'ledger.reconcile', cron: '20 5 * * *', retry: { retryLimit: 0 }, run: reconcileLedger },
  {
    name: 'ledger.reconcile-providers',
    cron: '40 5 * * *',
    retry: { retryLimit: 2, retryDelay: 1_800 },
    seconds: 6 * 3_600,
    run: checkProviders,
  }
)
