import type { Settlement } from '~/components/studio/shapes'

export const CATEGORY_NAMES = {
  apparel: 'Apparel',
  otherGoods: 'Other goods',
  music: 'Music',
} as const

export const PARTY_TOTALS = {
  venue: 'To the venue',
  support: 'To the support act',
  other: 'In all',
} as const

export const ADDENDUM_WORDS = {
  late_order: 'Later order',
  refund: 'Refund',
  correction: 'Correction',
} as const

/** "24 November 2026 at 00:14", as clocks show it at the venue. */
export function momentAt(moment: string, { timeZone }: Settlement['gig']): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')} at ${part('hour')}:${part('minute')}`
}
