import { useLayoutEffect, useRef, useState } from 'react'
import type { LazyScript } from '~/components/lazy/lazy_script'
import { loadErrorWords } from '~/components/lazy/load_error_words'
import { Button } from '~/components/ui/button'
import { isReachable } from '~/lib/network'
import { reloadKeeping } from '~/lib/page_reload'
import type { ScriptFailure } from '~/lib/script_loader'

type LoadErrorDialogProps<Props> = {
  script: LazyScript<Props>
  failure: ScriptFailure
  isLoading?: boolean
  onRetry?: () => void
  onClose: () => void
}

/** The frame of a dialog that did not load. The browser's own element: the shop's dialogs are what may be missing. */
export function LoadErrorDialog<Props>({
  script,
  failure,
  isLoading = false,
  onRetry,
  onClose,
}: LoadErrorDialogProps<Props>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  useLayoutEffect(() => {
    const frame = dialog.current!
    frame.showModal()
    // Closed before it goes, it gives the focus back to what opened it.
    return () => frame.close()
  }, [])

  const retry = async () => {
    if (onRetry) return onRetry()
    if (failure === 'offline') return script.load()
    setBusy(true)
    if (await isReachable()) reloadKeeping(script.name)
    else setBusy(false)
  }
  const { title, text } = loadErrorWords(failure)

  return (
    <dialog
      ref={dialog}
      aria-label={script.name}
      onCancel={onClose}
      className="sheet pointer-events-auto fixed inset-x-0 bottom-0 m-auto mb-0 w-full max-w-lg border-[1.5px] border-line-strong bg-paper p-4 text-ink sm:mb-auto sm:inset-0"
    >
      <h2 className="display-card">{script.name}</h2>
      <p role="alert" className="py-3">
        <b>{title}</b> {text}
      </p>
      <div className="flex gap-3">
        <Button variant="ink" busy={busy || isLoading} onClick={() => void retry()}>
          Try again
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </dialog>
  )
}
