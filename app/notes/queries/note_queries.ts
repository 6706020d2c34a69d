import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { COLUMNS, type NotedThing } from '#notes/subject'
import { ACCOUNT_NAME } from '#shared/account_name'

type NoteRow = { id: number; body: string; author: string; created_at: Date }

type OwnNoteRow = {
  body: string
  created_at: Date
  artist_id: number | null
  order_number: string | null
}

const LATEST_FIRST: CursorOrder = {
  name: 'notes',
  keys: [{ column: 'staff_notes.id', direction: 'desc', kind: 'integer' }],
}

const AUTHOR = `(
  SELECT ${ACCOUNT_NAME} FROM users WHERE users.id = staff_notes.author_user_id) AS author`

const rows = () =>
  db
    .from('staff_notes')
    .select('staff_notes.id', 'staff_notes.body', 'staff_notes.created_at')
    .select(db.raw(AUTHOR))

/** Notes of admins. One statement each. */
export class NoteQueries {
  /** Throws NotFound. */
  async findOrFail(id: number) {
    const row: NoteRow | null = await rows().where('staff_notes.id', id).first()
    if (!row) throw new NotFound()
    return toNote(row)
  }

  /** The notes on one thing, latest first. */
  async page({ subject, id }: NotedThing, page: PageRequest) {
    const found = rows().where(`staff_notes.${COLUMNS[subject]}`, id)
    const { rows: read, nextCursor }: Page<NoteRow> = await paginateByCursor<NoteRow>(
      found,
      LATEST_FIRST,
      page
    )
    return { notes: read.map(toNote), nextCursor }
  }

  /** The notes about an account, for the export of its data: on it, on its artist and on its orders; without their authors. */
  async about(userId: number) {
    const read: OwnNoteRow[] = await db
      .from('staff_notes')
      .leftJoin('artists', 'artists.id', 'staff_notes.artist_id')
      .leftJoin('orders', 'orders.id', 'staff_notes.order_id')
      .leftJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
      .where('staff_notes.user_id', userId)
      .orWhere('artists.user_id', userId)
      .orWhere('checkouts.user_id', userId)
      .orderBy('staff_notes.id')
      .select(
        'staff_notes.body',
        'staff_notes.created_at',
        'staff_notes.artist_id',
        'orders.order_number'
      )
    return read.map((row) => ({
      artistId: row.artist_id,
      orderNumber: row.order_number,
      body: row.body,
      createdAt: row.created_at.toISOString(),
    }))
  }
}

function toNote({ id, body, author, created_at: createdAt }: NoteRow) {
  return { id, body, author, createdAt: createdAt.toISOString() }
}

export type Note = ReturnType<typeof toNote>
