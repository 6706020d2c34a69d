import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { adminSentenceOf } from '~/components/fulfilment/not_connected'
import { useIsAdmin } from '~/components/fulfilment/use_provider'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { sentenceOf } from '~/lib/api'

/** A read that takes longer says that it is still going on. */
const SLOW_MS = 4_000

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

type ProviderReadProps<T> = {
  read: UseQueryResult<T>
  /** products, catalog */
  what: string
  /** In the shape of what is to come. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What Printful was asked for: its shape while it is awaited, the thing itself, or why not and the way to ask again. */
export function ProviderRead<T>({ read, what, skeleton, children }: ProviderReadProps<T>) {
  const { data, error, isFetching, refetch } = read
  const isSlow = useIsSlow(isFetching)
  const isAdmin = useIsAdmin()
  if (data !== undefined && !error) return children(data)
  return (
    <div className="grid gap-4">
      {error ? (
        <div role="alert">
          <EmptyState
            level="h3"
            title={`Unable to fetch ${what}`}
            text={isAdmin ? adminSentenceOf(error) : sentenceOf(error)}
            action={
              <Button
                variant="ink"
                busy={isFetching}
                busyLabel="Asking Printful"
                onClick={() => void refetch()}
              >
                <RefreshCw aria-hidden className="size-5" />
                Try again
              </Button>
            }
          />
        </div>
      ) : (
        skeleton
      )}
      <p role="status" className="text-ink-soft">
        {isSlow && 'Printful is slow to answer. We’ll stop waiting after a few seconds.'}
      </p>
    </div>
  )
}
