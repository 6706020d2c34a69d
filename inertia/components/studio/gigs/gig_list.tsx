import { Link } from '@adonisjs/inertia/react'
import { GigDialog } from '~/components/studio/gigs/gig_dialog'
import { dayOf, placeOf, timeOf } from '~/components/studio/gigs/gig_words'
import { NewCode } from '~/components/studio/gigs/new_code'
import type { Gig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'

function GigRow({ gig, gigs, mayChange }: { gig: Gig; gigs: Gig[]; mayChange: boolean }) {
  const address = useDashboardAddress()
  const title = (
    <span className="sr-only">
      {' '}
      for <UserText>{gig.name}</UserText>, {dayOf(gig)}
    </span>
  )
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center">
      <p className="grid gap-0.5 leading-snug">
        <span className="font-semibold">{dayOf(gig)}</span>
        <span className="text-sm text-ink-soft">{timeOf(gig)}</span>
      </p>
      <div className="grid gap-0.5">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            href={`${address('gigs')}&gig=${gig.id}`}
            className="inline-block py-1 underline underline-offset-4"
          >
            <UserText>{gig.name}</UserText>
          </Link>
          {gig.cancelledAt && (
            <Badge variant="warn" className="ml-2">
              Cancelled
            </Badge>
          )}
        </h3>
        {placeOf(gig) && (
          <p className="text-ink-soft wrap-anywhere">
            <UserText>{placeOf(gig)}</UserText>
          </p>
        )}
      </div>
      {mayChange && !gig.cancelledAt && (
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <NewCode
            trigger={<Button size="slim">New QR code{title}</Button>}
            gigs={gigs}
            chosen={gig}
            shownAt={address('qr-codes')}
          />
          <GigDialog trigger={<Button size="slim">Edit{title}</Button>} gig={gig} />
        </div>
      )}
    </li>
  )
}

export function GigList({ gigs, mayChange }: { gigs: Gig[]; mayChange: boolean }) {
  return (
    <ul className="border-t-[1.5px] border-line-strong">
      {gigs.map((gig) => (
        <GigRow key={gig.id} gig={gig} gigs={gigs} mayChange={mayChange} />
      ))}
    </ul>
  )
}
