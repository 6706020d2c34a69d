import { Link } from '@adonisjs/inertia/react'
import { StoppedByLink } from '~/components/identity/stopped_by_link'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'

type StopSharingProps = InertiaProps<{ path: string; bandName: string; isStopped: boolean }>

/** The page of the signed link by which a fan stops sharing their contact with an artist. */
export default function StopSharing({ path, bandName, isStopped }: StopSharingProps) {
  const band = isolated(bandName)
  return (
    <StoppedByLink
      path={path}
      isStopped={isStopped}
      words={{
        stopping: { title: 'Stopping…', lead: 'A moment.' },
        stopped: {
          title: 'You’ve stopped sharing',
          lead: `We no longer give ${band} your name and email address. They’re still one of your favourites. They may still have a list they downloaded earlier: ask them to delete it.`,
        },
      }}
      button={`Stop sharing with ${band}`}
      next={
        <Button asChild variant="go" wide>
          <Link href="/account#sharing">See who else gets your email</Link>
        </Button>
      }
    />
  )
}
