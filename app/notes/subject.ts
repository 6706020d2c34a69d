/** What a note is about, by the word in the address of its call. */
export const NOTE_SUBJECTS = ['users', 'artists', 'orders'] as const

export type NoteSubject = (typeof NOTE_SUBJECTS)[number]

export type NotedThing = { subject: NoteSubject; id: number }

/** The column that holds the id of what a note is about. */
export const COLUMNS: Record<NoteSubject, 'user_id' | 'artist_id' | 'order_id'> = {
  users: 'user_id',
  artists: 'artist_id',
  orders: 'order_id',
}

/** What the audit log calls it. */
export const SUBJECT_TYPES: Record<NoteSubject, string> = {
  users: 'user',
  artists: 'artist',
  orders: 'order',
}
