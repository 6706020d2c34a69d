import { Link } from '@adonisjs/inertia/react'
import type { Gig, GigShares } from '~/components/studio/shapes'
import { AttendanceDialog } from '~/components/studio/shares/attendance_dialog'
import { SharesDialog } from '~/components/studio/shares/shares_dialog'
import { useOwner } from '~/components/studio/use_owner'
import { UserText } from '~/components/text/user_text'
import { buttonClass, Button } from '~/components/ui/button'
import { formatMoney } from '~/lib/money'

type SharesOfGigProps = {
  gig: Gig
  shares: GigShares
  mayChange: boolean
  hasSales: boolean
  /** Where its settlement sheet is; null before the gig. */
  settlement: string | null
}

/** What venue and support act get of a gig, how many came, and the way to its settlement sheet. */
export function SharesOfGig({ gig, shares, mayChange, hasSales, settlement }: SharesOfGigProps) {
  const { may } = useOwner()
  const hasShares = shares.shares.length > 0
  return (
    <section aria-labelledby="shares" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="shares" className="display-card">
          Shares and settlement
        </h3>
        <div className="flex flex-wrap gap-3">
          {mayChange && settlement && (
            <AttendanceDialog
              gig={gig}
              trigger={
                <Button size="slim">
                  {gig.attendance === null ? 'Add attendance' : 'Change attendance'}
                </Button>
              }
            />
          )}
          {mayChange && may('shares') && (
            <SharesDialog
              key={shares.updatedAt}
              gig={gig}
              shares={shares}
              hasSales={hasSales}
              trigger={<Button size="slim">{hasShares ? 'Edit shares' : 'Add shares'}</Button>}
            />
          )}
          {settlement && (
            <Link href={settlement} className={buttonClass({ variant: 'ink', size: 'slim' })}>
              Settlement sheet
            </Link>
          )}
        </div>
      </div>
      {hasShares ? (
        <ul className="grid gap-2">
          {shares.shares.map((share) => (
            <li key={share.id} className="wrap-anywhere">
              <b>
                <UserText>{share.name}</UserText>
              </b>{' '}
              <span className="text-ink-soft">{share.terms}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          {may('shares')
            ? 'No shares agreed. Add what the venue or a support act gets of your sales here.'
            : 'No shares agreed. The band’s owner adds what the venue or a support act gets.'}
        </p>
      )}
      {gig.attendance !== null && (
        <p className="text-ink-soft">{gig.attendance.toLocaleString('en-GB')} people came.</p>
      )}
      <LeavingNothing products={shares.leavingNothing} />
    </section>
  )
}

function LeavingNothing({ products }: { products: GigShares['leavingNothing'] }) {
  if (products.length === 0) return null
  return (
    <div className="grid gap-1 rounded-sm border-2 border-warn bg-sheet px-4 py-3">
      <p className="font-semibold">These shares leave you nothing on:</p>
      <ul>
        {products.map(({ productId, name, sellingPrice, earnings }) => (
          <li key={productId} className="wrap-anywhere">
            <UserText>{name}</UserText> at {formatMoney(sellingPrice)}, which earns you{' '}
            {formatMoney(earnings)}
          </li>
        ))}
      </ul>
    </div>
  )
}
