export { AddNote } from '#notes/actions/add_note'
export { DeleteNotesAbout } from '#notes/actions/delete_notes_about'
export { NoteQueries, type Note } from '#notes/queries/note_queries'
export { NOTE_SUBJECTS } from '#notes/subject'
