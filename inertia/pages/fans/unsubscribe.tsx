import { Link } from '@adonisjs/inertia/react'
import { StoppedByLink } from '~/components/identity/stopped_by_link'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type UnsubscribeProps = InertiaProps<{ path: string; isStopped: boolean }>

const words = {
  stopping: { title: 'Unsubscribing…', lead: 'A moment.' },
  stopped: {
    title: 'You’re unsubscribed',
    lead: 'Your favourites haven’t changed. You can choose again at any time, artist by artist.',
  },
}

/** The page of the unsubscribe link in announcement mails. */
export default function UnsubscribeFromAnnouncements({ path, isStopped }: UnsubscribeProps) {
  return (
    <StoppedByLink
      path={path}
      isStopped={isStopped}
      words={words}
      button="Unsubscribe from all"
      next={
        <Button asChild variant="go" wide>
          <Link href="/account#news">Choose whose emails you get</Link>
        </Button>
      }
    />
  )
}
