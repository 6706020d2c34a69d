import { Download } from 'lucide-react'
import { usePosters } from '~/components/studio/gigs/use_posters'
import type { ComingGig, TourDetails, TourGig } from '~/components/studio/shapes'
import { DeleteTour } from '~/components/studio/tours/delete_tour'
import { TourDefaultsDialog } from '~/components/studio/tours/tour_defaults_dialog'
import { TourDialog } from '~/components/studio/tours/tour_dialog'
import { TourGigsDialog } from '~/components/studio/tours/tour_gigs_dialog'
import { Button, buttonClass } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'

type TourActionsProps = {
  tour: TourDetails
  gigs: TourGig[]
  others: ComingGig[]
  mayChange: boolean
}

/** The actions on a whole tour. */
export function TourActions({ tour, gigs, others, mayChange }: TourActionsProps) {
  const { busy, error, print } = usePosters()
  const look = buttonClass({ size: 'slim' })
  // By date, however the table is sorted.
  const coming = tour.gigIds.filter((id) =>
    gigs.some((gig) => gig.id === id && gig.daysAhead >= 0 && !gig.isCancelled)
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {mayChange && coming.length > 0 && (
          <Button variant="go" size="slim" busy={busy} onClick={() => void print(coming, 'a4')}>
            <Download aria-hidden className="size-5" />
            Codes and posters
          </Button>
        )}
        {mayChange && (
          <>
            <TourGigsDialog
              key={`gigs ${tour.updatedAt}`}
              tour={tour}
              gigs={gigs}
              others={others}
              trigger={<Button size="slim">Choose gigs</Button>}
            />
            <TourDefaultsDialog
              key={`defaults ${tour.updatedAt}`}
              tour={tour}
              trigger={<Button size="slim">Shares and texts</Button>}
            />
          </>
        )}
        <a href={`/artists/${tour.artistId}/gigs.ics?tour=${tour.id}`} download className={look}>
          Export calendar
        </a>
        <a href={`/tours/${tour.id}/figures.csv`} download className={look}>
          CSV
        </a>
        {mayChange && (
          <>
            <TourDialog tour={tour} trigger={<Button size="slim">Rename</Button>} />
            <DeleteTour tour={tour} />
          </>
        )}
      </div>
      <FormError message={error} />
    </div>
  )
}
