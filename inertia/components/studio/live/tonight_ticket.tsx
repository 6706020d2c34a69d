import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { TonightActions } from '~/components/studio/live/tonight_actions'
import { TonightFigures } from '~/components/studio/live/tonight_figures'
import { TonightSold } from '~/components/studio/live/tonight_sold'
import { useHiddenSales } from '~/components/studio/live/use_hidden_sales'
import type { LiveGig, TonightGig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useLiveGig } from '~/hooks/use_live_gig'
import '~/css/tonight.css'

/** A gig that begins between these hours is today's and not tonight's. */
const DAYTIME = { from: '05:00', to: '17:00' }

function whenOf({ time, hasBegun, isCancelled }: LiveGig['gig']) {
  const isDaytime = time >= DAYTIME.from && time < DAYTIME.to
  const day = isDaytime ? 'Today' : 'Tonight'
  if (isCancelled) return `${day} at ${time}, cancelled`
  return `${day} ${hasBegun ? 'since' : 'at'} ${time}`
}

type TonightProps = {
  gig: TonightGig
  /** Whether its figures are pushed: a browser has too few connections to follow many gigs. */
  isFollowed: boolean
  /** Its code, or adding one, is the main action of the page. */
  isMain: boolean
}

/** A gig of tonight: its figures, the ways to its board, its code on the whole screen and its poster, and what was just sold. */
export function TonightTicket({ gig, isFollowed, isMain }: TonightProps) {
  const { live, isLate } = useLiveGig(gig.live, isFollowed)
  const [hidesSales, hideSales] = useHiddenSales()
  const page = `${useDashboardAddress()('gigs')}&gig=${live.gig.id}`
  const ids = { when: `tonight-when-${live.gig.id}`, name: `tonight-${live.gig.id}` }
  return (
    <section aria-labelledby={`${ids.when} ${ids.name}`}>
      <Ticket>
        <TicketBody className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p id={ids.when} className="tag">
              {whenOf(live.gig)}
            </p>
            {isFollowed && <Connection isLate={isLate} />}
          </div>
          <h2 id={ids.name} className="display-section wrap-anywhere">
            <UserText>{live.gig.name}</UserText>
          </h2>
          {live.gig.place && (
            <p className="wrap-anywhere text-ink-soft">
              <DottedLine words={[live.gig.place]} whole={[]} />
            </p>
          )}
        </TicketBody>
        <TicketStub>
          <div className="tonight-stub">
            <TonightFigures live={live} hidesSales={hidesSales} onHide={hideSales} />
            <TonightActions gig={{ ...gig, live }} page={page} isMain={isMain} />
            <TonightSold live={live} hidesSales={hidesSales} />
          </div>
        </TicketStub>
      </Ticket>
    </section>
  )
}

function Connection({ isLate }: { isLate: boolean }) {
  return (
    <p role="status" className="tonight-state" data-live={!isLate || undefined}>
      {isLate ? 'No connection: these are the last figures we had' : 'Live'}
    </p>
  )
}
