import { HOURS_AFTER, HOURS_BEFORE } from '#shared/gig_hours'
import { dayOf, timeOf } from '~/components/studio/gigs/gig_words'
import type { Gig, GigReported } from '~/components/studio/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { counted, formatCount } from '~/lib/counts'

type GigToComeProps = Pick<GigReported, 'daysAhead' | 'outside'> & { gig: Gig; codeCount: number }

function waitOf(days: number) {
  return days === 0
    ? { label: 'When', value: 'Today', note: 'the live board is open' }
    : { label: 'To go', value: counted(days, 'day'), note: 'until the gig' }
}

function codesOf(count: number) {
  const note = count === 0 ? 'none made yet' : 'to print and put up'
  return { label: 'QR codes', value: formatCount(count), note }
}

/** A gig that has not begun has no figures yet: when it is, and what its codes do until then. */
export function GigToCome({ gig, daysAhead, outside, codeCount }: GigToComeProps) {
  return (
    <>
      <StatTiles
        tiles={[
          { label: 'Starts', value: gig.time, note: timeOf(gig).replace(gig.time, dayOf(gig)) },
          waitOf(daysAhead),
          codesOf(codeCount),
          {
            label: 'Early scans',
            value: formatCount(outside.scans),
            note: `${counted(outside.orders, 'order')}, shown separately`,
          },
        ]}
      />
      <p className="max-w-[70ch] text-ink-soft">
        We count scans and sales from {HOURS_BEFORE} hours before the start to {HOURS_AFTER} hours
        after it. Anything outside that is shown separately.{' '}
        {daysAhead > 0 && 'On the day, the live board opens here.'}
      </p>
    </>
  )
}
