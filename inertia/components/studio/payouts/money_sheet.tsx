import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import { StudioFrame } from '~/components/studio/studio_frame'

type MoneySheetProps = {
  /** The id of the heading. */
  headingId: string
  /** The heading and what stands with it, below the way back to the list of payouts. */
  head: ReactNode
  /** Two columns: lines and sums. */
  children: ReactNode
}

/** A payout or a statement on a page of its own. */
export function MoneySheet({ headingId, head, children }: MoneySheetProps) {
  const { tab } = usePayoutAddresses()
  return (
    <StudioFrame>
      <article
        aria-labelledby={headingId}
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        <header className="grid content-start gap-2 lg:col-span-2">
          <Link href={tab} className="link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            Payouts
          </Link>
          {head}
        </header>
        {children}
      </article>
    </StudioFrame>
  )
}
