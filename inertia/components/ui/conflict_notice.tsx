import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'

type ConflictNoticeProps = {
  /** `product`, `profile`. */
  thing: string
  /** What is different now, each in a sentence; null without a conflict. */
  changes: string[] | null
  onLoad: () => void
}

/**
 * Another user has changed the thing meanwhile: says what has changed, and how to go on. Takes the focus, so that
 * screen readers read it.
 */
export function ConflictNotice({ thing, changes, onLoad }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = changes !== null
  useEffect(() => {
    if (!isShown) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!changes) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-sm border-2 border-warn bg-sheet px-4 py-3"
    >
      <p className="font-semibold">
        This {thing} has changed since you opened it. Your changes aren’t saved yet.
      </p>
      <ul className="list-disc pl-5">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button variant="ink" size="slim" onClick={onLoad}>
        Load what changed
      </Button>
      <p className="text-sm text-ink-soft">What you typed stays.</p>
    </div>
  )
}
