import { LoaderCircle } from 'lucide-react'

/** Holds the screen while nothing can be shown yet. */
export function FullScreenSpinner() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-60 grid place-content-center justify-items-center gap-4 bg-paper text-ink"
    >
      <LoaderCircle aria-hidden className="size-12 animate-spin" />
      <span className="display text-3xl">Loading...</span>
    </div>
  )
}
