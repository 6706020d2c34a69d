import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '~/components/error_boundary'
import type { LazyScript } from '~/components/lazy/lazy_script'
import { loadErrorWords } from '~/components/lazy/load_error_words'
import { Button } from '~/components/ui/button'
import { recovery } from '~/lib/recovery_loader'
import { mayReload } from '~/lib/reload_guard'
import { whenReachable } from '~/lib/network'
import type { ScriptFailure } from '~/lib/script_loader'

type LazyPartProps<Props> = {
  script: LazyScript<Props>
  /** What stands there until the script has come, on the server too. */
  fallback: ReactNode
  children: (Part: ComponentType<Props>) => ReactNode
}

/** A part of a page whose script is fetched once the page is up: a chart, say. Where it does not come, its place says so. */
export function LazyPart<Props>({ script, fallback, children }: LazyPartProps<Props>) {
  const state = useSyncExternalStore(script.subscribe, script.get, script.getServer)
  const isGone = state.status === 'failed' && state.failure === 'gone'

  useEffect(() => {
    void script.load()
  }, [script])
  useEffect(() => {
    if (isGone && mayReload()) recovery.reload()
  }, [isGone])

  if (state.status === 'failed') {
    const again = () =>
      state.failure === 'offline' ? void script.load() : void whenReachable(() => recovery.reload())
    return <Failed failure={state.failure} onRetry={again} />
  }
  if (state.status !== 'ready') return fallback
  return (
    <ErrorBoundary fallback={(retry) => <Failed failure="broken" onRetry={retry} />}>
      {children(state.Component)}
    </ErrorBoundary>
  )
}

function Failed({ failure, onRetry }: { failure: ScriptFailure; onRetry: () => void }) {
  const { title, text } = loadErrorWords(failure)
  return (
    <div role="alert" className="grid content-center justify-items-start gap-3 py-3">
      <p>
        <b>{title}</b> {text}
      </p>
      <Button size="slim" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
