import { Link } from '@adonisjs/inertia/react'
import { NewGig } from '~/components/studio/gigs/new_gig'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useOwner } from '~/components/studio/use_owner'
import { buttonClass } from '~/components/ui/button'

/** The actions on gigs: add one, import many, group them in tours, print posters, download a calendar. */
export function GigActions({ isEmpty = false }: { isEmpty?: boolean }) {
  const address = useDashboardAddress()('gigs')
  const { artist } = useOwner()
  const look = buttonClass({ size: 'slim' })
  return (
    <div className="flex flex-wrap gap-3">
      <NewGig />
      <Link href={`${address}&view=import`} className={look}>
        Import dates
      </Link>
      {!isEmpty && (
        <>
          <Link href={`${address}&view=tours`} className={look}>
            Tours
          </Link>
          <Link href={`${address}&view=posters`} className={look}>
            Codes and posters
          </Link>
          <a href={`/artists/${artist.id}/gigs.ics`} download className={look}>
            Export calendar
          </a>
        </>
      )}
    </div>
  )
}
