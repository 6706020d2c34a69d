import type { CSSProperties, ReactNode } from 'react'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { LiveCode, MissingCode } from '~/components/studio/live/live_code'
import { LiveFigures } from '~/components/studio/live/live_figures'
import { BestSellers, JustSold } from '~/components/studio/live/live_lists'
import { BoardAttendance } from '~/components/studio/live/board_attendance'
import { QuarterBars } from '~/components/studio/live/quarter_bars'
import { useHiddenSales } from '~/components/studio/live/use_hidden_sales'
import { PageHead } from '~/components/page_head'
import type { Gig, LiveGig, ShownCode, StudioFrame as Frame } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { ToastProvider } from '~/components/ui/toast'
import { useLiveGig } from '~/hooks/use_live_gig'
import { usePageBand } from '~/hooks/use_page_band'
import { useWakeLock } from '~/hooks/use_wake_lock'
import type { InertiaProps } from '~/types'
import '~/css/live.css'
import '~/css/live_large.css'
import '~/css/live_poster.css'
import { isolated } from '#shared/isolated'

type LiveGigProps = InertiaProps<
  Frame & {
    live: LiveGig
    gig: Gig
    mayChange: boolean
    /** Null without an active code. */
    code: ShownCode
    /** There are codes, and all of them are switched off. */
    isCodeOff: boolean
    accent: string
  }
>

/** Until so many have bought, the code comes before what was sold on a phone. */
const FEW_ORDERS = 5

/** In letters: a longer name of a band is set smaller. */
const LONG_NAME = 30

const states = {
  coming: ({ time }: LiveGig['gig']) => `Starts at ${time}. Sales will appear automatically.`,
  now: () => 'Live: updates automatically.',
  past: () => 'This gig is over. Here’s how you did.',
}

const stateOf = (gig: LiveGig['gig']) =>
  gig.isCancelled && gig.when !== 'past'
    ? 'This gig is cancelled. Its code still leads to your store.'
    : states[gig.when](gig)

/** For a screen at the stall: nothing around it, readable from the back of the room. */
export default function LiveGigPage(props: LiveGigProps) {
  const { artist, role, live: first, gig, mayChange, code, isCodeOff, accent } = props
  usePageBand(role === null ? null : artist.id)
  const { live, isLate } = useLiveGig(first)
  const address = useDashboardAddress()
  const [hidesSales, hideSales] = useHiddenSales()
  useWakeLock()
  const { id, name, place, time, date, when } = live.gig
  const gigHref = `${address('gigs')}&gig=${id}`
  const showsCode = code !== null && when !== 'past'
  const isFew = live.orders < FEW_ORDERS
  return (
    <main
      className="live"
      data-few={(showsCode && isFew) || undefined}
      data-unsold={(showsCode && live.orders === 0) || undefined}
      style={{ '--accent': accent } as CSSProperties}
    >
      <PageHead title={`Live · ${isolated(name)} · ${isolated(artist.bandName)}`} noindex />
      <header className="live-head ground-accent">
        <div className="grid min-w-0 gap-1">
          <h1 className="display" data-long={artist.bandName.length > LONG_NAME || undefined}>
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
              : stateOf(live.gig)}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <button
              type="button"
              className="link cursor-pointer"
              onClick={() => hideSales(!hidesSales)}
            >
              {hidesSales ? 'Show sales' : 'Hide sales'}
            </button>
            {mayChange && live.gig.hasBegun && <BoardAttendance gig={gig} />}
            <a className="link w-fit" href={gigHref}>
              Leave the board
            </a>
          </p>
        </div>
      </header>
      <div className="live-room">
        <div className="live-side">
          <LiveFigures live={live} hidesSales={hidesSales} />
          <BestSellers live={live} />
          <QuarterBars evening={live.evening} />
        </div>
        <div className="live-side">
          {showsCode && <LiveCode code={code} />}
          {code === null && when !== 'past' && <MissingCode isOff={isCodeOff} gigHref={gigHref} />}
          <JustSold live={live} />
        </div>
      </div>
    </main>
  )
}

LiveGigPage.layout = (page: ReactNode) => <ToastProvider>{page}</ToastProvider>
