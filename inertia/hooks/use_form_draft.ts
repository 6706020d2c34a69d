import { usePage } from '@inertiajs/react'
import { useState, useSyncExternalStore } from 'react'
import { type FormDraft, formDrafts, type Words } from '~/lib/form_drafts'

const { subscribe, get, serverDraft } = formDrafts

/**
 * A form whose typed words outlive the page, a closed dialog and a lost session, in this tab and for this account. `name`
 * tells it from other forms; `now` is what stands there as far as is known.
 */
export function useFormDraft<Form extends Words>(name: string, now: Form) {
  const key = `${usePage().props.user?.id ?? 'visitor'}:${name}`
  const draft = useSyncExternalStore(subscribe, get, serverDraft)[key] as
    FormDraft<Form> | undefined
  const [isBegunHere, setBegunHere] = useState(false)
  const was = { ...now, ...draft?.was }

  return {
    form: { ...was, ...draft?.typed },
    /** What stood there when typing began; what is there now while nothing is typed. */
    was,
    isTyped: draft !== undefined,
    /** Typed before this form was opened. */
    isRestored: draft !== undefined && !isBegunHere,
    change(field: keyof Form & string, value: string) {
      if (!draft) setBegunHere(true)
      formDrafts.change(key, now, field, value)
    },
    goOnFrom: (words: Form) => formDrafts.goOnFrom(key, words),
    /** `sent` is stored: the draft goes, but for what was typed since it was sent. */
    stored: (sent: Form, words: Form) => formDrafts.stored(key, sent, words),
    forget: () => formDrafts.drop(key),
  }
}
