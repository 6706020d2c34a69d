import { Link } from '@adonisjs/inertia/react'
import { GigsTable } from '~/components/studio/gigs_table'
import type { GigListed, HeatTable, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { WhatSellsWhere } from '~/components/studio/what_sells_where'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type GigsProps = InertiaProps<Frame & { gigs: GigListed[]; heat: HeatTable }>

export default function GigsPage({ gigs, heat }: GigsProps) {
  const address = useDashboardAddress()
  const hrefOf = (gig: number) => `${address('gigs')}&gig=${gig}`
  return (
    <StudioFrame>
      {gigs.length === 0 ? (
        <EmptyState
          title="No gigs yet"
          text="Give a QR code a gig, and this page tells you what sold there: which shirt in which town."
          action={
            <Button asChild variant="ink">
              <Link href={address('qr-codes')}>QR codes</Link>
            </Button>
          }
        />
      ) : (
        <div className="grid gap-7">
          {heat.rows.length > 0 && <WhatSellsWhere heat={heat} hrefOf={hrefOf} />}
          <GigsTable gigs={gigs} hrefOf={hrefOf} />
        </div>
      )}
    </StudioFrame>
  )
}
