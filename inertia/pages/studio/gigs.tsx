import { NextPage } from '~/components/browse/next_page'
import { GigActions } from '~/components/studio/gigs/gig_actions'
import { GigsTable } from '~/components/studio/figures/gigs_table'
import type { GigListed, HeatTable, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { SalesByGig } from '~/components/studio/figures/sales_by_gig'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type GigsProps = InertiaProps<
  Frame & {
    gigs: GigListed[]
    mayChange: boolean
    heat: HeatTable | null
    nextUrl: string | null
  }
>

export default function GigsPage({ gigs, mayChange, heat, nextUrl }: GigsProps) {
  const address = useDashboardAddress()
  const hrefOf = (gig: number) => `${address('gigs')}&gig=${gig}`
  return (
    <StudioFrame>
      {gigs.length === 0 ? (
        <EmptyState
          title="No gigs yet"
          text="Add your next gig and print its QR code. You’ll see what sold there: which shirt, in which town."
          action={mayChange && <GigActions isEmpty />}
        />
      ) : (
        <div className="grid gap-7">
          <div>
            <GigsTable gigs={gigs} hrefOf={hrefOf} action={mayChange && <GigActions />} />
            <NextPage url={nextUrl} label="More gigs" />
          </div>
          {heat && heat.rows.length > 0 && <SalesByGig heat={heat} hrefOf={hrefOf} />}
        </div>
      )}
    </StudioFrame>
  )
}
