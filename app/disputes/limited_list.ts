/**
 * The most entries of a list that a text or PDF of the evidence has. Stripe refuses evidence of more pages than the card
 * network takes, 19 at Mastercard, for all texts and files together (EVID-9).
 */
export const MOST_ENTRIES = {
  goods: 20,
  orders: 10,
  parcels: 10,
  deliveries: 25,
  emails: 40,
} as const

/** The first entries of a list; where there are more, a last one says how many are left out. */
export function limited<Entry>(
  entries: readonly Entry[],
  most: number,
  leftOut: (count: number) => Entry
): Entry[] {
  if (entries.length <= most) return [...entries]
  return [...entries.slice(0, most), leftOut(entries.length - most)]
}
