import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { dayOf, timeOf } from '~/components/studio/gigs/gig_words'
import type { Gig, GigReported } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { counted, formatCount } from '~/lib/counts'

type GigToComeProps = Pick<GigReported, 'daysAhead' | 'outside'> & { gig: Gig; codeCount: number }

function waitOf(days: number): string {
  return days === 0 ? 'Today' : counted(days, 'day')
}

/** A gig that has not begun has no figures yet: when it is, and what its codes do until then. */
export function GigToCome({ gig, daysAhead, outside, codeCount }: GigToComeProps) {
  return (
    <>
      <StatTiles
        tiles={[
          { label: 'Starts', value: gig.time, note: timeOf(gig).replace(gig.time, dayOf(gig)) },
          { label: 'To go', value: waitOf(daysAhead), note: 'until the gig' },
          { label: 'QR codes', value: formatCount(codeCount), note: 'to print and put up' },
          {
            label: 'Scans so far',
            value: formatCount(outside.scans),
            note: counted(outside.orders, 'order'),
          },
        ]}
      />
      <p className="max-w-[70ch] text-ink-soft">
        Scans and sales are this gig’s from {HOURS_BEFORE} hours before it to {HOURS_AFTER} hours
        after it began; earlier ones are counted apart.{' '}
        {daysAhead > 0 && 'On the day, the live board opens here.'}
      </p>
    </>
  )
}
