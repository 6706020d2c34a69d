import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import type {
  ComingGig,
  StudioFrame as Frame,
  TourDetails,
  TourGig,
  TourReported,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { TourActions } from '~/components/studio/tours/tour_actions'
import { TourTable } from '~/components/studio/tours/tour_table'
import { whenOf } from '~/components/studio/tours/tour_words'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { EmptyState } from '~/components/ui/empty_state'
import { counted } from '~/lib/counts'
import type { InertiaProps } from '~/types'

type TourProps = InertiaProps<
  Frame & {
    tour: TourDetails
    gigs: TourGig[]
    totals: TourReported['totals']
    marks: TourReported['marks']
    sort: string
    otherGigs: ComingGig[]
    mayChange: boolean
  }
>

/** The defaults that gigs take over when they join. */
function Defaults({ tour: { shares, codeLabel, posterLine } }: { tour: TourDetails }) {
  if (shares.length === 0 && !codeLabel && !posterLine) return null
  return (
    <section aria-labelledby="defaults" className="grid gap-2">
      <h3 id="defaults" className="display-card">
        Defaults for its gigs
      </h3>
      <ul className="grid gap-1">
        {shares.map((share) => (
          <li key={share.id} className="wrap-anywhere">
            <b>
              <UserText>{share.name}</UserText>
            </b>{' '}
            <span className="text-ink-soft">{share.terms}</span>
          </li>
        ))}
        {codeLabel && (
          <li className="wrap-anywhere">
            <b>Codes</b> <span className="text-ink-soft">{codeLabel}</span>
          </li>
        )}
        {posterLine && (
          <li className="wrap-anywhere">
            <b>Posters</b> <span className="text-ink-soft">{posterLine}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

export default function TourPage(props: TourProps) {
  const { tour, gigs, totals, marks, sort, otherGigs, mayChange } = props
  const address = useDashboardAddress()('gigs')
  return (
    <StudioFrame>
      <div className="grid grid-cols-1 gap-7">
        <div className="grid min-w-0 gap-2">
          <Link href={`${address}&view=tours`} className="link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            All tours
          </Link>
          <h2 className="display-section wrap-anywhere">
            <UserText>{tour.name}</UserText>
          </h2>
          <p className="text-ink-soft">
            {counted(tour.gigCount, 'gig')} · {whenOf(tour)}
          </p>
        </div>
        <TourActions tour={tour} gigs={gigs} others={otherGigs} mayChange={mayChange} />
        {gigs.length === 0 ? (
          <EmptyState
            level="h3"
            title="No gigs in this tour yet"
            text="Choose from your gigs, or import dates into this tour."
          />
        ) : (
          <TourTable {...{ gigs, totals, marks, sort, mayChange }} />
        )}
        <Defaults tour={tour} />
      </div>
    </StudioFrame>
  )
}
