/** The queues and timers of the house (UTC). */
import { jobs } from '#core/jobs/main'
import {
  expireCheckouts,
  makeMonthsAhead,
  purgeExpired,
  recountCatalog,
  rollUpFigures,
} from '#start/upkeep'

jobs.declare(
  { name: 'figures-roll-up', cron: '* * * * *', run: rollUpFigures },
  { name: 'checkout-expire', cron: '*/5 * * * *', run: expireCheckouts },
  { name: 'purge-expired', cron: '17 * * * *', run: purgeExpired },
  { name: 'catalog-recount', cron: '40 3 * * *', run: recountCatalog },
  { name: 'months-ahead', cron: '20 4 * * *', run: makeMonthsAhead }
)
