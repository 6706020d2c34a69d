import { entryScript } from '~/lib/script_loader'

const RELOADED = 'reloaded-for'

/**
 * Whether a document may be left by itself for a newer one: once for each version of the scripts, so that a file that is
 * missing for good never turns into a loop.
 */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === entryScript()) return false
    sessionStorage.setItem(RELOADED, entryScript())
    return true
  } catch {
    return false
  }
}
