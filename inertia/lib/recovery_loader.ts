import { loadScript } from '~/lib/script_loader'

type Recovery = typeof import('~/components/lazy/recovery')

let loaded: Recovery | undefined

/** The dialogs of this page that can be opened again after a reload, by name. */
export const dialogOpeners = new Map<string, () => void>()

const ahead: Parameters<Recovery['fetchAhead']>[] = []

/** Prefetches a script when the page is idle; one that fails to load is fetched when it is needed. */
export function fetchAhead(...wanted: Parameters<Recovery['fetchAhead']>) {
  if (loaded) loaded.fetchAhead(...wanted)
  else ahead.push(wanted)
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
      for (const wanted of ahead) loaded.fetchAhead(...wanted)
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
