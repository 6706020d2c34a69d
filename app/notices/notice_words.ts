import type { Notice } from '#notices/notices'

/** What a notice is about, after "We email you about". */
export const NOTICE_WORDS: Record<Notice, string> = {
  'first-sale': 'the first sale at a gig',
  'morning-after': 'what your gigs sold',
  'draft-ready': 'products that need your approval',
  'payout-sent': 'payouts',
  'low-pieces': 'limited products that are nearly sold out',
}
