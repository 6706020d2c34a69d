import type { Note } from '#notes/queries/note_queries'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { FormError } from '~/components/ui/field'
import { formatDateTime } from '~/lib/dates'

type NoteListProps = { notes: Note[] | null; error: string | undefined }

/** Notes with author and time, latest first. */
export function NoteList({ notes, error }: NoteListProps) {
  if (error !== undefined) return <FormError message={error} />
  if (notes === null) return <p className="text-ink-soft">Loading notes…</p>
  if (notes.length === 0) return <p className="text-ink-soft">No notes yet.</p>
  return (
    <ol className="grid gap-4">
      {notes.map(({ id, body, author, createdAt }) => (
        <li key={id} className="grid gap-1 border-l-2 border-line-strong pl-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
            <span className="wrap-anywhere">
              <UserText>{author}</UserText>
            </span>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
          <UserParagraphs>{body}</UserParagraphs>
        </li>
      ))}
    </ol>
  )
}
