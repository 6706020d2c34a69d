import { noteValidator } from '#admin/validators/note_validator'
import { pageValidator } from '#core/http/list_query'
import { id, listOf, ref, shape, text, time } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { Note } from '#notes/public'

const path = {
  subject: '`users`, `artists` or `orders`',
  id: 'The account, artist or order',
}

export const notesApi: Pick<ApiPart, 'calls'> & { schemas: NonNullable<ApiPart['schemas']> } = {
  schemas: {
    Note: shape<Note>(
      {
        id,
        body: text('Rang about the sleeves. A reprint is agreed.'),
        author: text('Robin Example'),
        createdAt: time,
      },
      { about: 'A note of an admin. The person whom it is about gets it with their data.' }
    ),
  },
  calls: {
    'GET /api/admin/notes/{subject}/{id}': {
      summary: 'Notes on an account, artist or order',
      text: 'Empty for one that does not exist.',
      who: 'Admins',
      path,
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: listOf('Note') } },
      errors: { 404: 'The subject is none of users, artists and orders' },
    },
    'POST /api/admin/notes/{subject}/{id}': {
      summary: 'Add a note',
      text: 'Notes are never changed.',
      who: 'Admins of every role',
      idempotent: true,
      path,
      body: {
        from: noteValidator,
        example: { body: 'Rang about the sleeves. A reprint is agreed.' },
      },
      answers: { 201: { text: 'The note', schema: ref('Note') } },
      errors: { 404: 'Account, artist or order not found, or its account was deleted' },
    },
  },
}
