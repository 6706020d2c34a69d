import { loadScript } from '~/lib/script_loader'

type Recovery = typeof import('~/components/lazy/recovery')

let loaded: Recovery | undefined

/** The dialogs of this page that can be opened again after a reload, by name. */
export const dialogOpeners = new Map<string, () => void>()

const ahead: (() => Promise<unknown>)[] = []

/** Fetches a script when the page has nothing else to do; one that does not come is fetched when it is wanted. */
export function fetchAhead(load: () => Promise<unknown>) {
  if (loaded) loaded.fetchAhead(load)
  else ahead.push(load)
}

/** What helps when something did not come: too heavy for the first scripts, and fetched right after them. */
export const recovery = {
  get: () => loaded,
  async start() {
    try {
      loaded = await loadScript(() => import('~/components/lazy/recovery'))
      loaded.watchLeaving()
      loaded.restoreTyped()
      for (const load of ahead) loaded.fetchAhead(load)
    } catch {
      // Without it a failure is said in a toast, and a reload keeps what has a draft of its own.
    }
  },
  /** Reloads the page, restores what was typed, and opens the dialog of this name again. */
  reload(dialog?: string) {
    if (loaded) loaded.reloadKeeping(dialog)
    else window.location.reload()
  },
}
