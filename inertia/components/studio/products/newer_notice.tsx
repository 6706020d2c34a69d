import { useEffect, useRef } from 'react'
import type { Newer } from '~/components/studio/products/use_product_form'
import { Button } from '~/components/ui/button'

type NewerNoticeProps = { newer: Newer | null; onLoad: () => void }

/** Somebody was faster: what has changed, and the way to go on with it. It has the focus, or nobody would hear of it. */
export function NewerNotice({ newer, onLoad }: NewerNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [newer])
  if (!newer) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-sm border-2 border-warn bg-sheet px-4 py-3"
    >
      <p className="font-semibold">
        This product has changed since you opened it. Nothing was saved.
      </p>
      <ul className="list-disc pl-5">
        {newer.changes.map((sentence) => (
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
