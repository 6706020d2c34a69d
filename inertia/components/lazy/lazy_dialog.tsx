import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { ErrorBoundary } from '~/components/error_boundary'
import type { LazyScript } from '~/components/lazy/lazy_script'
import { sayNoConnection } from '~/lib/network'
import { dialogOpeners, fetchAhead, recovery } from '~/lib/recovery_loader'
import { mayReload } from '~/lib/reload_guard'

type LazyDialogProps<Props> = {
  script: LazyScript<Props>
  isOpen: boolean
  setOpen: (open: boolean) => void
  children: (Dialog: ComponentType<Props>) => ReactNode
}

/**
 * A dialog whose script is prefetched when the page is idle, or with the press that opens it. Where it cannot be
 * loaded, the page stays and the dialog's frame says what happened; where a deployment has removed it, the page is
 * reloaded.
 */
export function LazyDialog<Props>({ script, isOpen, setOpen, children }: LazyDialogProps<Props>) {
  const state = useSyncExternalStore(script.subscribe, script.get, script.getServer)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const failure = 'failure' in state ? state.failure : undefined
  const isGone = state.status === 'failed' && failure === 'gone'

  const open = useEffectEvent(() => setOpen(true))
  const giveUp = useEffectEvent(() => {
    sayNoConnection()
    setOpen(false)
  })
  useEffect(() => {
    dialogOpeners.set(script.name, () => open())
    fetchAhead(script.prefetch)
    return () => void dialogOpeners.delete(script.name)
  }, [script])

  useEffect(() => {
    if (isOpen) void script.load()
  }, [isOpen, script])
  // The prefetch that was in progress at the press has failed silently.
  useEffect(() => {
    if (isOpen && state.status === 'idle') void script.load()
    if (isOpen && isGone && mayReload()) recovery.reload(script.name)
  }, [isOpen, isGone, state.status, script])

  const LoadErrorDialog = recovery.get()?.LoadErrorDialog
  const isSilent = isOpen && failure !== undefined && !LoadErrorDialog
  useEffect(() => {
    if (isSilent) giveUp()
  }, [isSilent])

  const close = () => setOpen(false)
  if (failure && isOpen)
    return (
      LoadErrorDialog && (
        <LoadErrorDialog
          script={script}
          failure={failure}
          isLoading={state.status === 'loading'}
          onClose={close}
        />
      )
    )
  if (state.status !== 'ready' || !wasOpen) return null
  return (
    <ErrorBoundary
      resetKey={isOpen}
      fallback={(retry) =>
        isOpen &&
        LoadErrorDialog && (
          <LoadErrorDialog script={script} failure="broken" onRetry={retry} onClose={close} />
        )
      }
    >
      {children(state.Component)}
    </ErrorBoundary>
  )
}
