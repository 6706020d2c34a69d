import type { DateTime } from 'luxon'
import { REPORT_DAYS } from '#shared/report'

/** Until when an admin has to decide a report that was sent, or was opened again, at this time. */
export const deadlineFrom = (time: DateTime): Date => time.plus({ days: REPORT_DAYS }).toJSDate()
