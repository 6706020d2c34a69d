import { router } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import type { ComingGig } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import { SelectField, TextArea, useFocusFirstError } from '~/components/ui/field'
import { KeptNotice } from '~/components/ui/kept_notice'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'

export type Drop = { id: number; name: string }

const nothing = { subject: '', body: '' }

type AnnounceFormProps = { artistId: number; readers: number; drops: Drop[]; gigs: ComingGig[] }

/** What is announced, as the select holds it: `drop-12` or `gig-3`. */
function subjectOf(value: string) {
  const [kind, id] = value.split('-')
  if (!id) return {}
  return kind === 'gig' ? { gigId: Number(id) } : { productId: Number(id) }
}

const readersOf = (number: number) => {
  if (number === 0) return 'Nobody has asked for news yet; it will stand here all the same.'
  return `Goes to ${counted(number, 'fan')} by mail, once a day at most.`
}

/** Announced today already, or what was chosen is no longer on sale or to come. */
const isOvertaken = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 409 || 'productId' in error.errors || 'gigId' in error.errors)

/** A drop or a gig, told to the fans who asked for it. What was written outlives any refusal. */
export function AnnounceForm({ artistId, readers, drops, gigs }: AnnounceFormProps) {
  const toast = useToast()
  const { form, isKept, change, forget } = useFormDraft(`announcement-${artistId}`, nothing)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  useFocusFirstError(errors)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setErrors({})
    setBusy(true)
    try {
      await callApi('POST', `/api/artists/${artistId}/announcements`, {
        ...subjectOf(form.subject),
        body: form.body,
      })
      forget()
      toast({ title: 'Announced', description: readersOf(readers) })
      router.reload()
    } catch (error) {
      const found = error instanceof ApiError ? error.errors : {}
      setErrors(found)
      if (Object.keys(found).length === 0)
        toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      // Something else is true by now than what the page shows.
      if (isOvertaken(error)) router.reload()
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="announce" className="grid content-start gap-4">
      <h2 id="announce" className="display-card">
        Announce
      </h2>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <KeptNotice isKept={isKept} onDiscard={forget} wanted="sent" />
        <SelectField
          label="What"
          name="subject"
          value={form.subject}
          error={errors.productId ?? errors.gigId}
          onChange={({ target }) => change('subject', target.value)}
        >
          <option value="">Choose a drop or a gig</option>
          {drops.length > 0 && (
            <optgroup label="Drops">
              {drops.map(({ id, name }) => (
                <option key={id} value={`drop-${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {gigs.length > 0 && (
            <optgroup label="Gigs">
              {gigs.map(({ id, name, place, date }) => (
                <option key={id} value={`gig-${id}`}>
                  {[name, place, date].filter(Boolean).join(', ')}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
        <TextArea
          label="Your words"
          name="body"
          rows={5}
          maxLength={1000}
          value={form.body}
          error={errors.body}
          hint={readersOf(readers)}
          onChange={({ target }) => change('body', target.value)}
        />
        <Button type="submit" variant="go" busy={busy} busyLabel="Announcing">
          Send to followers
        </Button>
      </form>
    </section>
  )
}
