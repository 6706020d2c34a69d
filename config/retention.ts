/** For how long records are kept that only look back (docs/operations/retention.md). */
import env from '#start/env'

type Setting =
  | 'RETENTION_WEBHOOK_EVENTS_DAYS'
  | 'RETENTION_SENT_MAILS_DAYS'
  | 'RETENTION_SYNCS_DAYS'
  | 'RETENTION_VISITS_MONTHS'

/** @param least below that, something would be done twice or could not be found any more */
function whole(name: Setting, { usual, least }: { usual: number; least: number }): number {
  const given = env.get(name) ?? usual
  if (!Number.isInteger(given) || given < least)
    throw new Error(`${name} must be a whole number, at least ${least}`)
  return given
}

const retentionConfig = {
  /** Stripe lists its events for 30 days, and the backfill would apply one again that is deleted here. */
  webhookEventDays: whole('RETENTION_WEBHOOK_EVENTS_DAYS', { usual: 90, least: 31 }),
  /** A mail that is deleted here would be sent again if its event were reported again. */
  sentMailDays: whole('RETENTION_SENT_MAILS_DAYS', { usual: 400, least: 90 }),
  /** Admins look up here what a sync of the last weeks has changed. */
  syncDays: whole('RETENTION_SYNCS_DAYS', { usual: 90, least: 7 }),
  /** Whole months before this one. A gig that is moved later than that keeps its scans in the hours they were counted in. */
  visitMonths: whole('RETENTION_VISITS_MONTHS', { usual: 25, least: 3 }),
}

export default retentionConfig
