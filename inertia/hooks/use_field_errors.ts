import { useState } from 'react'
import { useFocusFirstError } from '~/components/ui/field'

export type FieldErrors = Record<string, string | undefined>

/** Whether every refused field is one of the form's, under which it is said. */
export function isSaidInForm(found: FieldErrors, form: Record<string, unknown>): boolean {
  const fields = Object.keys(found)
  return fields.length > 0 && fields.every((field) => field in form)
}

type State = {
  /** What was refused last. */
  given: FieldErrors
  /** What of it and of what came later still holds. */
  current: FieldErrors
  /** What was typed since. */
  changed: string[]
}

const none: State = { given: {}, current: {}, changed: [] }

/**
 * What is wrong with the fields of a form: after a refusal the first of them has the focus, and a message goes with the
 * value it was said of. Clearing one moves no focus: somebody is typing.
 */
export function useFieldErrors() {
  const [{ given, current }, set] = useState(none)
  useFocusFirstError(given)
  return {
    errors: current,
    refuse: (found: FieldErrors) => set({ given: found, current: found, changed: [] }),
    /** What came to light later of what nobody has touched since; what was said first stays. */
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
