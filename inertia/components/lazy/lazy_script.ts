import type { ComponentType } from 'react'
import { loadScript, type ScriptFailure, ScriptUnavailable } from '~/lib/script_loader'

type State<Props> =
  | { status: 'idle' }
  /** `failure`: of the try before. */
  | { status: 'loading'; failure?: ScriptFailure }
  | { status: 'ready'; Component: ComponentType<Props> }
  | { status: 'failed'; failure: ScriptFailure }

/** A component whose script is fetched when it is wanted. Nothing of it suspends a page, whatever becomes of the script. */
export type LazyScript<Props> = {
  name: string
  get: () => State<Props>
  getServer: () => State<Props>
  subscribe: (listener: () => void) => () => void
  load: () => Promise<void>
  /** Fails without a word. */
  prefetch: () => Promise<void>
}

const idle = { status: 'idle' } as const

export function lazyScript<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>
): LazyScript<Props> {
  let state: State<Props> = idle
  const listeners = new Set<() => void>()
  const become = (next: State<Props>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchIt = async (afterwards: (failure: ScriptFailure) => State<Props>) => {
    if (state.status === 'loading' || state.status === 'ready') return
    become({ status: 'loading', failure: state.status === 'failed' ? state.failure : undefined })
    try {
      become({ status: 'ready', Component: await loadScript(load) })
    } catch (error) {
      become(afterwards(error instanceof ScriptUnavailable ? error.reason : 'broken'))
    }
  }
  return {
    name,
    get: () => state,
    getServer: () => idle,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => fetchIt((failure) => ({ status: 'failed', failure })),
    prefetch: () => fetchIt(() => idle),
  }
}
