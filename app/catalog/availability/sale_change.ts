import { DateTime } from 'luxon'
import { InvalidField } from '#core/exceptions/errors'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import type { SaleChange } from '#shared/sale_change'

const FIELD = 'availability'

/** The moment of a local time. Throws InvalidField for a time that is skipped when clocks go forward. */
function momentOf(local: string, zone: string, field: 'from' | 'until'): Date {
  const moment = DateTime.fromISO(local, { zone })
  if (!moment.isValid || moment.toFormat(`yyyy-MM-dd'T'HH:mm`) !== local)
    throw new InvalidField(
      `${FIELD}.${field}`,
      'time',
      'Clocks go forward at that time. Choose another.'
    )
  return moment.toJSDate()
}

/** The two moments between which a product is sold. Throws InvalidField. */
export function windowOf({ from, until, timeZone = PLATFORM_TIMEZONE }: SaleChange) {
  const startsAt = from ? momentOf(from, timeZone, 'from') : null
  const endsAt = until ? momentOf(until, timeZone, 'until') : null
  if (!startsAt && !endsAt)
    throw new InvalidField(`${FIELD}.from`, 'required', 'Choose when the sale begins or ends')
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new InvalidField(`${FIELD}.until`, 'after', 'The sale has to end after it begins')
  return { startsAt, endsAt, timeZone }
}
