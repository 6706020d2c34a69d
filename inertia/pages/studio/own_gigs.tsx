import { NextPage } from '~/components/browse/next_page'
import { GigList } from '~/components/studio/gigs/gig_list'
import { NewGig } from '~/components/studio/gigs/new_gig'
import { Views } from '~/components/studio/gigs/views'
import type { Gig, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type GigsProps = InertiaProps<Frame & { gigs: Gig[]; mayChange: boolean; nextUrl: string | null }>

export default function GigsPage({ gigs, mayChange, nextUrl }: GigsProps) {
  return (
    <StudioFrame>
      <section aria-labelledby="gigs" className="grid grid-cols-1 gap-5">
        <Views current="gigs" />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1.5">
            <h2 id="gigs" className="display-card">
              Gigs
            </h2>
            <p className="max-w-[60ch] text-ink-soft">
              Where and when you play. Each gig has its own QR code and its own figures.
            </p>
          </div>
          {mayChange && gigs.length > 0 && <NewGig />}
        </div>
        {gigs.length > 0 ? (
          <GigList gigs={gigs} mayChange={mayChange} />
        ) : (
          <EmptyState
            level="h3"
            title="No gigs yet"
            text="Add your next gig and print its QR code. You’ll see what sold there: which shirt, in which town."
            action={mayChange && <NewGig />}
          />
        )}
      </section>
      <NextPage url={nextUrl} label="More gigs" />
    </StudioFrame>
  )
}
