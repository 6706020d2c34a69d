import { useState } from 'react'
import { useFocusFirstError } from '~/components/ui/field'

export type FieldErrors = Record<string, string | undefined>

/** Whether every refused field is one of the form's, under which it is said. */
export function isSaidInForm(found: FieldErrors, form: Record<string, unknown>): boolean {
  const fields = Object.keys(found)
  return fields.length > 0 && fields.every((field) => field in form)
}

const none = { given: {}, standing: {} }

/**
 * What is wrong with the fields of a form: after a refusal the first of them has the focus, and a message goes with the
 * value it was said of. Clearing one moves no focus: somebody is typing.
 */
export function useFieldErrors() {
  const [{ given, standing }, set] = useState<Record<'given' | 'standing', FieldErrors>>(none)
  useFocusFirstError(given)
  return {
    errors: standing,
    refuse: (found: FieldErrors) => set({ given: found, standing: found }),
    /** What came to light later, while somebody may be typing already: what was said first stays. */
    add: (found: FieldErrors) =>
      set((now) => ({ given: now.given, standing: { ...found, ...now.standing } })),
    clear: (...fields: string[]) =>
      set((now) => {
        const left = Object.entries(now.standing).filter(([field]) => !fields.includes(field))
        return { given: now.given, standing: Object.fromEntries(left) }
      }),
  }
}
