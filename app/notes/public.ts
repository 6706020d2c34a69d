export { AddNote } from '#notes/actions/add_note'
export { DeleteAccountNotes } from '#notes/actions/delete_account_notes'
export { NoteQueries, type Note } from '#notes/queries/note_queries'
export { NOTE_SUBJECTS } from '#notes/subject'
