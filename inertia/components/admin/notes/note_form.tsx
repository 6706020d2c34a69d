import { type FormEvent, useState } from 'react'
import type { Note } from '#notes/queries/note_queries'
import { MOST_NOTE_CHARACTERS } from '#shared/form_limits'
import { type NotedThing, notesPath } from '~/components/admin/notes/use_notes'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { callApi, sentenceOf } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'

type NoteFormProps = { about: NotedThing; onAdded: (note: Note) => void }

/** Adds a note; what was typed stays until it is saved. */
export function NoteForm({ about, onAdded }: NoteFormProps) {
  const [attempt] = useState(() => new Attempt())
  const [body, setBody] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (body.trim() === '') {
      setError('Enter a note')
      return
    }
    setBusy(true)
    try {
      const idempotencyKey = attempt.keyFor(body)
      onAdded(await callApi<Note>('POST', notesPath(about), { body }, { idempotencyKey }))
      attempt.end()
      setBody('')
      setError(undefined)
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setBusy(false)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <TextArea
        label="Add a note"
        name="body"
        rows={2}
        maxLength={MOST_NOTE_CHARACTERS}
        hint="Notes can’t be changed. The person they are about gets them if they download their data."
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={error}
      />
      <div>
        <Button type="submit" size="slim" busy={busy}>
          Save note
        </Button>
      </div>
    </form>
  )
}
