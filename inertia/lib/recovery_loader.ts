import { loadScript } from '~/lib/script_loader'

type Recovery = typeof import('~/components/lazy/recovery')

let loaded: Recovery | undefined

/** The dialogs of this page that can be opened again after a reload, by name. */
export const dialogOpeners = new Map<string, () => void>()

const ahead: (() => Promise<unknown>)[] = []

/** Prefetches a script when the page is idle; one that fails to load is fetched when it is needed. */
export function fetchAhead(load: () => Promise<unknown>) {
  if (loaded) loaded.fetchAhead(load)
  else ahead.push(load)
}

/**
 * What helps when a script fails to load or a page comes from the history: too large for the first scripts, and fetched
 * right after them.
 */
export const recovery = {
  get: () => loaded,
  async start() {
    try {
      loaded = await loadScript(() => import('~/components/lazy/recovery'))
      loaded.watchLeaving()
      loaded.restoreTyped()
      loaded.watchRestored()
      loaded.startOffline()
      for (const load of ahead) loaded.fetchAhead(load)
    } catch {
      // Without it a failure is shown in a toast, and a reload keeps only forms with their own draft.
    }
  },
  /** Reloads the page, restores what was typed, and opens the dialog of this name again. */
  reload(dialog?: string) {
    if (loaded) loaded.reloadKeeping(dialog)
    else window.location.reload()
  },
}
