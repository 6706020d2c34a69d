import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '~/components/error_boundary'
import { Button } from '~/components/ui/button'
import { whenReachable } from '~/lib/network'

/** Stands in for what threw: says so and leads on. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="display-section">This page stopped working</h1>
      <p>Something broke while we were showing it. Nothing was ordered or charged because of it.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={onRetry}>
          Try again
        </Button>
        <Button onClick={() => void whenReachable(() => window.location.assign('/'))}>
          Back to Home
        </Button>
      </div>
    </div>
  )
}

/** Around each page, inside its layout: the header stays, and the next page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={usePage()} fallback={(retry) => <PageFailed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}
