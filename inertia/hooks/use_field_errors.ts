import { useState } from 'react'
import { useFocusFirstError } from '~/components/ui/field'

export type FieldErrors = Record<string, string | undefined>

/** Whether every refused field is one of the form's, which shows its error. */
export function isShownInForm(found: FieldErrors, form: Record<string, unknown>): boolean {
  const fields = Object.keys(found)
  return fields.length > 0 && fields.every((field) => field in form)
}

type State = {
  /** The errors of the last refusal. */
  given: FieldErrors
  /** Those errors, and later ones, that still apply. */
  current: FieldErrors
  /** Fields that were changed since. */
  changed: string[]
}

const none: State = { given: {}, current: {}, changed: [] }

/**
 * The validation errors of a form. After a refusal the first invalid field has the focus; a message disappears when its
 * value changes. Clearing a message moves no focus, because the user may be typing.
 */
export function useFieldErrors() {
  const [{ given, current }, set] = useState(none)
  useFocusFirstError(given)
  return {
    errors: current,
    refuse: (found: FieldErrors) => set({ given: found, current: found, changed: [] }),
    /** Adds errors that were found later, for fields without an error that have not changed since. */
    add: (found: FieldErrors) =>
      set((now) => {
        const isNew = ([field]: [string, unknown]) =>
          !(field in now.given) && !now.changed.includes(field)
        const added = Object.fromEntries(Object.entries(found).filter(isNew))
        return { ...now, current: { ...added, ...now.current } }
      }),
    clear: (...fields: string[]) =>
      set((now) => {
        const left = Object.entries(now.current).filter(([field]) => !fields.includes(field))
        const changed = [...now.changed, ...fields]
        return { ...now, current: Object.fromEntries(left), changed }
      }),
  }
}
