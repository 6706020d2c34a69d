import type { CSSProperties, ReactNode } from 'react'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { LiveCode } from '~/components/studio/live_code'
import { LiveFigures } from '~/components/studio/live_figures'
import { LiveLists } from '~/components/studio/live_lists'
import { PageHead } from '~/components/page_head'
import type { LiveGig, StudioFrame as Frame } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { useStoredToggle } from '~/hooks/use_stored_toggle'
import { useLiveGig } from '~/hooks/use_live_gig'
import { useWakeLock } from '~/hooks/use_wake_lock'
import type { InertiaProps } from '~/types'
import '~/css/live.css'
import { isolated } from '#shared/isolated'

type LiveGigProps = InertiaProps<
  Frame & { live: LiveGig; code: string | null; typeAt: string; accent: string }
>

/** Until so many have bought, the room is shown how to rather than what was sold. */
const FEW_ORDERS = 5

const states = {
  coming: (time: string) => `Starts at ${time}. Sales will appear automatically.`,
  now: () => 'Live: updates automatically.',
  past: () => 'This gig is over. Here’s how you did.',
}

/** For a screen at the stall: nothing around it, readable from the back of the room. */
export default function LiveGigPage({ artist, live: first, code, typeAt, accent }: LiveGigProps) {
  const { live, isLate } = useLiveGig(first)
  const address = useDashboardAddress()
  const [hidesSales, hideSales] = useStoredToggle('live-board-hides-sales')
  useWakeLock()
  const { id, name, place, time, date, when } = live.gig
  const isFew = live.orders < FEW_ORDERS
  return (
    <main
      className="live"
      data-few={(isFew && code !== null && when !== 'past') || undefined}
      style={{ '--accent': accent } as CSSProperties}
    >
      <PageHead title={`Live · ${isolated(name)} · ${isolated(artist.bandName)}`} noindex />
      <header className="live-head ground-accent">
        <div className="grid min-w-0 gap-1">
          <h1 className="display-section">
            <UserText>{artist.bandName}</UserText>
          </h1>
          <p className="live-gig">
            <DottedLine words={[name, place]} whole={[`${date} · ${time}`]} />
          </p>
        </div>
        <div className="live-state">
          <p role="status">
            {isLate
              ? 'No connection: these are the last figures we had. We keep trying.'
              : states[when](time)}
          </p>
          <p className="flex flex-wrap gap-x-6">
            <button
              type="button"
              className="link cursor-pointer"
              onClick={() => hideSales(!hidesSales)}
            >
              {hidesSales ? 'Show sales' : 'Hide sales'}
            </button>
            <a className="link w-fit" href={`${address('gigs')}&gig=${id}`}>
              Leave the board
            </a>
          </p>
        </div>
      </header>
      <div className="live-room">
        <LiveFigures live={live} hidesSales={hidesSales} />
        {code !== null && when !== 'past' && <LiveCode code={code} typeAt={typeAt} />}
        <LiveLists live={live} />
      </div>
    </main>
  )
}

LiveGigPage.layout = (page: ReactNode) => page
