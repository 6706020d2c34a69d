import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { GigResults } from '~/components/studio/gigs/gig_results'
import { GigCodes } from '~/components/studio/gigs/gig_codes'
import { GigDialog } from '~/components/studio/gigs/gig_dialog'
import { GigProducts } from '~/components/studio/gigs/gig_products'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { RemoveGig } from '~/components/studio/gigs/remove_gig'
import { SharesOfGig } from '~/components/studio/shares/shares_of_gig'
import { GigToCome } from '~/components/studio/gigs/gig_to_come'
import type {
  Gig,
  GigReported,
  GigShares,
  StudioFrame as Frame,
  StudioQrCode,
} from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type GigProps = InertiaProps<
  Frame & {
    report: GigReported
    gig: Gig
    codes: StudioQrCode[]
    shares: GigShares
    tour: { id: number; name: string } | null
    mayChange: boolean
  }
>

export default function GigPage({ report, gig, codes, shares, tour, mayChange }: GigProps) {
  const address = useDashboardAddress()
  const here = `${address('gigs')}&gig=${gig.id}`
  const { place, date, time, isCancelled } = report.gig
  const canChange = mayChange && !isCancelled
  const isOver = report.daysAhead < -1
  const isUsed =
    report.analytics.orders + report.outside.orders > 0 ||
    codes.some(({ scanCount }) => scanCount > 0)
  return (
    <StudioFrame>
      <div className="grid gap-7">
        <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
          <div className="grid min-w-0 gap-2">
            <Link href={address('gigs')} className="link w-fit">
              <ArrowLeft aria-hidden className="size-5" />
              All gigs
            </Link>
            <h2 className="display-section wrap-anywhere">
              <UserText>{gig.name}</UserText>
            </h2>
            {isCancelled && (
              <p>
                <Badge variant="warn">Cancelled</Badge> Its QR codes lead to your store.
              </p>
            )}
            <p className="wrap-anywhere text-ink-soft">
              <DottedLine words={[place]} whole={[date, time]} />
            </p>
            {tour && (
              <p className="wrap-anywhere">
                Part of{' '}
                <Link href={`${address('gigs')}&tour=${tour.id}`} className="link">
                  <UserText>{tour.name}</UserText>
                </Link>
              </p>
            )}
          </div>
          <div className="grid auto-cols-fr grid-flow-col gap-3 sm:flex">
            {canChange && <GigDialog gig={gig} trigger={<Button>Edit gig</Button>} />}
            {canChange && !(isOver && isUsed) && <RemoveGig gig={gig} isUsed={isUsed} />}
            {report.daysAhead <= 0 && !isOver && !isCancelled && (
              <Button asChild variant="ink">
                <a href={`${here}&live=1`}>Live board</a>
              </Button>
            )}
          </div>
        </div>
        {report.isComing && !isCancelled ? (
          <GigToCome {...report} gig={gig} codeCount={codes.length} />
        ) : (
          <GigResults report={report} />
        )}
        <SharesOfGig
          gig={gig}
          shares={shares}
          mayChange={mayChange && !shares.isClosed}
          hasSales={report.analytics.orders + report.outside.orders > 0}
          settlement={report.isComing ? null : `${here}&settlement=1`}
        />
        {canChange && <GigProducts gig={gig} />}
        <GigCodes gig={gig} codes={codes} mayChange={canChange} here={here} />
      </div>
    </StudioFrame>
  )
}
