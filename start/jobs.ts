/** The job queues and their schedules (UTC): each module declares its own. */
import { jobs } from '#core/jobs/main'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import {
  applySalesCounts,
  backfillOrFail,
  deliverMail,
  purgeExpired,
  refreshCatalog,
} from '#start/upkeep'

import '#identity/jobs'
import '#ledger/jobs'
import '#artists/jobs'
import '#gigs/jobs'
import '#catalog/jobs'
import '#fans/jobs'
import '#commerce/jobs'
import '#payouts/jobs'
import '#moderation/jobs'
import '#fulfilment/jobs'
import '#disputes/jobs'
import '#insights/jobs'
import '#accounting/jobs'
import '#admin/jobs'
import '#account/jobs'

jobs.declare(
  { name: 'providers.backfill', cron: '15 * * * *', run: backfillOrFail },
  { name: 'expired-rows.purge', cron: '17 * * * *', statementSeconds: 600, run: purgeExpired },
  { name: 'sales-counts.apply', cron: '* * * * *', run: applySalesCounts },
  { name: 'catalog-stats.refresh', cron: '40 3 * * *', statementSeconds: 600, run: refreshCatalog },
  {
    // From half a minute to two hours between attempts, half a day in all: a mail server may be away for a night.
    name: SEND_MAIL_JOB,
    atOnce: 5,
    retry: { retryLimit: 20, retryDelay: 30, retryDelayMax: 7_200 },
    run: deliverMail,
  }
)
