import type { Notice } from '#notices/notices'

/** What a notice is about, as the page of its link names it. */
export const NOTICE_WORDS: Record<Notice, string> = {
  'first-sale': 'the first sale of a night',
  'morning-after': 'the morning after a gig',
  'draft-ready': 'products that need your approval',
  'payout-sent': 'payouts',
  'low-pieces': 'limited products that are nearly sold out',
}
