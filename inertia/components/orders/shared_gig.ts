import type { OrderPage } from '~/lib/shapes'

type Line = OrderPage['lines'][number]

export type LineGig = NonNullable<Line['gig']>

/** The gig that all lines of an order are from; null where they differ, so that each line shows its own. */
export function sharedGig(lines: Line[]): LineGig | null {
  const first = lines[0]?.gig ?? null
  return first && lines.every(({ gig }) => gig?.id === first.id) ? first : null
}
