/** For how many days records are kept that only look back (docs/operations/retention.md). */
import env from '#start/env'

type Setting = 'RETENTION_WEBHOOK_EVENTS_DAYS' | 'RETENTION_SENT_MAILS_DAYS'

/** @param least below that, something would be done twice or could not be found any more */
function days(name: Setting, { usual, least }: { usual: number; least: number }): number {
  const given = env.get(name) ?? usual
  if (!Number.isInteger(given) || given < least)
    throw new Error(`${name} must be a whole number of days, at least ${least}`)
  return given
}

const retentionConfig = {
  /** Stripe lists its events for 30 days, and the backfill would apply one again that is deleted here. */
  webhookEventDays: days('RETENTION_WEBHOOK_EVENTS_DAYS', { usual: 90, least: 31 }),
  /** A mail that is deleted here would be sent again if its event were reported again. */
  sentMailDays: days('RETENTION_SENT_MAILS_DAYS', { usual: 400, least: 90 }),
}

export default retentionConfig
