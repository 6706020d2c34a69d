import { useCallback, useEffect, useState } from 'react'
import type { Note } from '#notes/queries/note_queries'
import type { NotedThing } from '#notes/subject'
import { callApi, sentenceOf } from '~/lib/api'

export type { NotedThing }

export const notesPath = ({ subject, id }: NotedThing) => `/api/admin/notes/${subject}/${id}`

/** How many notes are shown: there are seldom more than a few. */
const MOST_SHOWN = 100

/** The notes on one thing, latest first: null until they are read. */
export function useNotes({ subject, id }: NotedThing) {
  const [notes, setNotes] = useState<Note[] | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isWanted = true
    callApi<Note[]>('GET', `${notesPath({ subject, id })}?limit=${MOST_SHOWN}`)
      .then((read) => isWanted && setNotes(read))
      .catch((refused: unknown) => isWanted && setError(sentenceOf(refused)))
    return () => {
      isWanted = false
    }
  }, [subject, id])
  const add = useCallback((note: Note) => setNotes((known) => [note, ...(known ?? [])]), [])
  return { notes, error, add }
}
