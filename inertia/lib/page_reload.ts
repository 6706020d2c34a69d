import { dialogOpeners } from '~/lib/recovery_loader'
import { fillFields, readFields, type TypedField } from '~/lib/typed_fields'

const KEPT = 'kept-over-reload'
/** Longer than any reload takes. */
const MOST_AGE = 60_000

type Kept = { path: string; at: number; dialog: string | null; fields: TypedField[] }

/** Reloads the page, restores what was typed, and opens the dialog of this name again. */
export function reloadKeeping(dialog: string | null = null) {
  const { pathname: path } = window.location
  try {
    const now: Kept = { path, at: Date.now(), dialog, fields: readFields() }
    sessionStorage.setItem(KEPT, JSON.stringify(now))
  } catch {
    // Without storage the page comes back without what was typed.
  }
  window.location.reload()
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

/** Delays of the attempts to restore: fields of a dialog exist only once it has opened. */
const TRIES = [0, 300, 1000, 2500]

/** Restores what was typed, and opens the dialog that was being opened. To be called once the app has mounted. */
export function restoreTyped() {
  const kept = read()
  if (!kept) return
  dialogOpeners.get(kept.dialog ?? '')?.()
  let missing = kept.fields
  for (const delay of TRIES)
    setTimeout(() => {
      missing = fillFields(missing)
    }, delay)
}
