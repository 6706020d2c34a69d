import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { SettlementFoot } from '~/components/studio/shares/settlement_foot'
import { Addenda, PieceSplit, ShortNote } from '~/components/studio/shares/settlement_notes'
import { SharesTable, SoldTable, VatTable } from '~/components/studio/shares/settlement_tables'
import { SettlementTicket } from '~/components/studio/shares/settlement_ticket'
import { momentAt } from '~/components/studio/shares/settlement_words'
import type { Gig, Settlement, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import type { InertiaProps } from '~/types'
import '~/css/settlement.css'

type SettlementProps = InertiaProps<
  Frame & { gig: Gig; settlement: Settlement; mayChange: boolean }
>

export default function SettlementPage({ gig, settlement: sheet, mayChange }: SettlementProps) {
  const address = useDashboardAddress()
  const isOpen = sheet.closedAt === null
  return (
    <StudioFrame>
      <article aria-labelledby="settlement" className="settlement">
        <header className="grid min-w-0 gap-2">
          <Link href={`${address('gigs')}&gig=${gig.id}`} className="link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            The gig
          </Link>
          <p className="flex flex-wrap items-center gap-3">
            <span className="tag">Settlement</span>
            <Badge variant={isOpen ? 'warn' : 'line'}>{isOpen ? 'Open' : 'Closed'}</Badge>
          </p>
          <h2 id="settlement" className="display-section wrap-anywhere">
            <UserText>{sheet.venue ?? sheet.gig.name}</UserText>
          </h2>
          <p className="wrap-anywhere text-ink-soft">
            <UserText>{sheet.gig.city}</UserText>, {sheet.gig.date}.{' '}
            {isOpen ? 'Counted to' : 'Closed on'} {momentAt(sheet.countedAt, sheet.gig)}.
          </p>
        </header>
        <SettlementTicket sheet={sheet} gig={gig} mayChange={mayChange && isOpen} />
        <SoldTable sheet={sheet} />
        <SharesTable parties={sheet.parties} />
        <ShortNote sheet={sheet} />
        <PieceSplit piece={sheet.example} bandName={sheet.bandName} />
        <VatTable parties={sheet.parties} />
        <Addenda sheet={sheet} />
        <p className="max-w-[70ch] text-ink-soft">
          {sheet.isCounting ? 'Orders through its codes count' : 'Orders through its codes counted'}{' '}
          until {momentAt(sheet.countsUntil, sheet.gig)}. Anything after the sheet is closed is
          added as a dated addendum. You pay the parties yourself.
        </p>
        <SettlementFoot sheet={sheet} mayChange={mayChange} />
      </article>
    </StudioFrame>
  )
}
