import { entryScript } from '~/lib/script_loader'

const RELOADED = 'reloaded-for'

/**
 * Whether a document may reload itself for a newer version: once for each version of the scripts, so that a file that
 * is missing for good never turns into a loop.
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
