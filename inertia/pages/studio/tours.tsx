import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft, Plus } from 'lucide-react'
import { NextPage } from '~/components/browse/next_page'
import type { StudioFrame as Frame, Tour } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { TourDialog } from '~/components/studio/tours/tour_dialog'
import { whenOf } from '~/components/studio/tours/tour_words'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { counted } from '~/lib/counts'
import type { InertiaProps } from '~/types'

type ToursProps = InertiaProps<
  Frame & { tours: Tour[]; mayChange: boolean; nextUrl: string | null }
>

const NewTour = () => (
  <TourDialog
    trigger={
      <Button variant="go" size="slim">
        <Plus aria-hidden className="size-5" />
        New tour
      </Button>
    }
  />
)

export default function ToursPage({ tours, mayChange, nextUrl }: ToursProps) {
  const gigs = useDashboardAddress()('gigs')
  return (
    <StudioFrame>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1.5">
            <Link href={gigs} className="link w-fit">
              <ArrowLeft aria-hidden className="size-5" />
              All gigs
            </Link>
            <h2 className="display-card">Your tours</h2>
          </div>
          {mayChange && tours.length > 0 && <NewTour />}
        </div>
        {tours.length === 0 ? (
          <EmptyState
            level="h3"
            title="No tours yet"
            text="A tour compares its gigs side by side: sales per head, conversion, best sellers and sizes. Its gigs take over its shares."
            action={mayChange && <NewTour />}
          />
        ) : (
          <div>
            <ul className="border-t-[1.5px] border-line-strong">
              {tours.map((tour) => (
                <li key={tour.id} className="grid gap-0.5 border-b border-line py-3">
                  <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
                    <Link
                      href={`${gigs}&tour=${tour.id}`}
                      className="inline-block py-2 underline underline-offset-4"
                    >
                      <UserText>{tour.name}</UserText>
                    </Link>
                  </h3>
                  <p className="text-ink-soft">
                    {counted(tour.gigCount, 'gig')} · {whenOf(tour)}
                  </p>
                </li>
              ))}
            </ul>
            <NextPage url={nextUrl} label="More tours" />
          </div>
        )}
      </div>
    </StudioFrame>
  )
}
