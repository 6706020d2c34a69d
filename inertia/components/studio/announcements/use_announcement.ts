import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useToast } from '~/components/ui/toast'
import { type FieldErrors, useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'
import { focusContent } from '~/lib/focus'

type Announcement = { subject: string; body: string }

/** What is announced, as the select holds it: `drop-12` or `gig-3`. */
function subjectOf(value: string) {
  const [kind, id] = value.split('-')
  if (!id) return {}
  return kind === 'gig' ? { gigId: Number(id) } : { productId: Number(id) }
}

/** Whom an announcement reaches. */
export const readersOf = (number: number) => {
  if (number === 0) return 'No subscribers yet: it will be saved, but not emailed.'
  return `Goes to ${counted(number, 'fan')} by email, once a day at most.`
}

/** Announced today already, or what was chosen is no longer on sale or to come. */
const isOvertaken = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 409 || 'productId' in error.errors || 'gigId' in error.errors)

const isAnnounced = (error: unknown) =>
  error instanceof ApiError && error.body.code === 'E_ANNOUNCED_TODAY'

/** An announcement to `readers` fans, beginning with `beginning`. The text stays if a call fails; sending asks to confirm first. */
export function useAnnouncement(artistId: number, readers: number, beginning: Announcement) {
  const toast = useToast()
  const draft = useFormDraft(`announcement-${artistId}`, beginning)
  const { form, forget } = draft
  const { errors, refuse, clear } = useFieldErrors()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const change = (field: keyof Announcement, value: string) => {
    clear(...(field === 'subject' ? ['productId', 'gigId'] : [field]))
    draft.change(field, value)
  }

  const ask = () => {
    const found: FieldErrors = {}
    if (form.subject === '') found.productId = 'Choose what you announce'
    if (form.body.trim() === '') found.body = 'Write a few words to your fans'
    refuse(found)
    if (!busy) setAsking(Object.keys(found).length === 0)
  }

  const explain = (error: unknown) => {
    const found = error instanceof ApiError ? error.errors : {}
    refuse(found)
    // That it was announced today is said where it was to be sent.
    if (Object.keys(found).length === 0 && !isAnnounced(error))
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    // Something else is true by now than what the page shows.
    if (isOvertaken(error)) router.reload({ onSuccess: () => isAnnounced(error) && focusContent() })
  }

  const send = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await callApi('POST', `/api/artists/${artistId}/announcements`, {
        ...subjectOf(form.subject),
        body: form.body,
      })
      forget()
      toast({
        title: readers === 0 ? 'Announcement saved' : 'Announced',
        description: readersOf(readers),
      })
      router.reload({ onSuccess: focusContent })
    } catch (error) {
      explain(error)
    } finally {
      setBusy(false)
    }
  }

  return { ...draft, change, errors, ask, isAsking, setAsking, send, busy }
}
