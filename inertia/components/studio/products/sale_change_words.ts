import type { SaleChangeEntry } from '~/components/studio/products/shapes'
import { counted } from '~/lib/counts'
import { saleMoment } from '~/lib/sale_words'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** A local time is shown as it was typed, whatever the zone of the reader. */
const typed = (local: string) => saleMoment(`${local}Z`, 'UTC')

function timeWords({ from, until, timeZone }: SaleChangeEntry): string {
  const zone = timeZone === null || timeZone === PLATFORM_TIMEZONE ? '' : ` (${timeZone})`
  const parts = [from && `from ${typed(from)}`, until && `until ${typed(until)}`].filter(Boolean)
  return `On sale ${parts.join(' ')}${zone}`
}

function whenWords(change: SaleChangeEntry): string {
  switch (change.kind) {
    case 'always':
      return 'Always on sale'
    case 'window':
      return timeWords(change)
    case 'gig': {
      const end = change.hoursAfter === null ? '' : `, until ${change.hoursAfter} hours after`
      return `Only at ${counted(change.gigs, 'gig')}${end}`
    }
  }
}

/** What was set, such as "On sale from Fri 4 Jun, 21:00. 50 pieces." */
export function saleChangeWords(change: SaleChangeEntry): string {
  if (!('limit' in change)) return `${whenWords(change)}.`
  const { limit } = change
  return `${whenWords(change)}. ${limit === null || limit === undefined ? 'No limit' : counted(limit, 'piece')}.`
}
