import { Link } from '@adonisjs/inertia/react'
import { useEffect, useState } from 'react'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type UnsubscribeProps = InertiaProps<{
  /** The signed address, which ends the emails when it is posted to. */
  path: string
  isStopped: boolean
}>

const words = {
  stopping: { title: 'Unsubscribing…', lead: 'A moment.' },
  stopped: {
    title: 'You’re unsubscribed',
    lead: 'Your favourites haven’t changed. You can choose again at any time, artist by artist.',
  },
  failed: { title: 'That didn’t work', lead: 'Check your connection, then press the button.' },
}

/** Where the link in an announcement mail leads: opening it is enough. */
export default function UnsubscribeFromAnnouncements({ path, isStopped }: UnsubscribeProps) {
  const [state, setState] = useState<keyof typeof words>(isStopped ? 'stopped' : 'stopping')

  useEffect(() => {
    if (isStopped) return
    fetch(path, { method: 'POST' })
      .then(({ ok }) => setState(ok ? 'stopped' : 'failed'))
      .catch(() => setState('failed'))
  }, [path, isStopped])

  return (
    <Entrance {...words[state]}>
      {state === 'stopped' ? (
        <Button asChild variant="go" wide>
          <Link href="/account#news">Choose whose emails you get</Link>
        </Button>
      ) : (
        <form method="post" action={path}>
          <Button type="submit" variant="go" wide busy={state === 'stopping'}>
            Unsubscribe from all
          </Button>
        </form>
      )}
    </Entrance>
  )
}
