import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'

/** Reloads the state of a payment. Without a network it says so beside the button, which then tries again. */
export function CheckAgain() {
  const [isAsking, setAsking] = useState(false)
  const [isOffline, setOffline] = useState(false)

  const ask = () =>
    router.reload({
      only: ['result'],
      onStart: () => setAsking(true),
      onSuccess: () => setOffline(false),
      onNetworkError: () => {
        setOffline(true)
        return false
      },
      onFinish: () => setAsking(false),
    })

  return (
    <>
      <Button variant="ink" busy={isAsking} onClick={ask}>
        {isOffline ? 'Try again' : 'Check again'}
      </Button>
      <p role="alert" className="basis-full font-semibold text-bad empty:hidden">
        {isOffline &&
          'No connection, so we couldn’t check. Please check your network and try again.'}
      </p>
    </>
  )
}
