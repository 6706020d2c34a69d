import { entryScript } from '~/lib/script_loader'
import { fillFields, readFields, type TypedField } from '~/lib/typed_fields'

const KEPT = 'kept-over-reload'
const RELOADED = 'reloaded-for'
/** Longer than any reload takes. */
const MOST_AGE = 60_000

type Kept = { path: string; at: number; dialog: string | null; fields: TypedField[] }

let kept: Kept | null | undefined

/** Loads the page anew with what was typed, and opens the dialog of this name again. */
export function reloadKeeping(dialog: string | null = null) {
  const { pathname: path } = window.location
  try {
    const now: Kept = { path, at: Date.now(), dialog, fields: readFields() }
    sessionStorage.setItem(KEPT, JSON.stringify(now))
  } catch {
    // Without storage the page comes back as the server has it.
  }
  window.location.reload()
}

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

function read(): Kept | null {
  try {
    const stored = sessionStorage.getItem(KEPT)
    sessionStorage.removeItem(KEPT)
    const found = JSON.parse(stored ?? 'null') as Kept | null
    const isOurs = found?.path === window.location.pathname && Date.now() - found.at < MOST_AGE
    return isOurs ? found : null
  } catch {
    return null
  }
}

const keptNow = () => (kept === undefined ? (kept = read()) : kept)

/** Whether this dialog was being opened when the page was loaded anew; told once. */
export function takeReopening(dialog: string): boolean {
  const found = keptNow()
  if (found?.dialog !== dialog) return false
  found.dialog = null
  return true
}

/** Fields of a dialog are there only once it has opened. */
const TRIES = [0, 300, 1000, 2500]

/** Puts back what was typed before the page was loaded anew. To be called once the app has mounted. */
export function restoreTyped() {
  let missing = keptNow()?.fields ?? []
  for (const delay of missing.length > 0 ? TRIES : [])
    setTimeout(() => {
      missing = fillFields(missing)
    }, delay)
}
