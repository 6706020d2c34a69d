import type { ReactNode } from 'react'
import { LiveFigures } from '~/components/studio/live_figures'
import { LiveLists } from '~/components/studio/live_lists'
import { PageHead } from '~/components/page_head'
import type { LiveGig, StudioFrame as Frame } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useLiveGig } from '~/hooks/use_live_gig'
import type { InertiaProps } from '~/types'
import '~/css/figures.css'

type LiveGigProps = InertiaProps<Frame & { live: LiveGig }>

const states = {
  coming: (time: string) => `Starts at ${time}: sales will show by themselves.`,
  now: () => 'Live: new sales show by themselves.',
  past: () => 'This gig is over: what it brought.',
}

/** For a screen at the stall: nothing around it, readable from the back of the room. */
export default function LiveGigPage({ artist, live: first }: LiveGigProps) {
  const { live, isLate } = useLiveGig(first)
  const address = useDashboardAddress()
  const { id, name, place, time, date, when } = live.gig
  return (
    <main className="live">
      <PageHead title={`Live · ${name} · ${artist.bandName}`} noindex />
      <div className="grid gap-1">
        <h1 className="display-section">{artist.bandName}</h1>
        <p className="live-gig">{[name, place, date, time].filter(Boolean).join(' · ')}</p>
        <p role="status" className="text-ink-soft">
          {isLate
            ? 'No connection: these are the last figures we had. We keep trying.'
            : states[when](time)}
        </p>
        <a className="link w-fit" href={`${address('gigs')}&gig=${id}`}>
          Leave the board
        </a>
      </div>
      <LiveFigures live={live} />
      <LiveLists live={live} />
    </main>
  )
}

LiveGigPage.layout = (page: ReactNode) => page
