import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { ACCOUNT_NAME } from '#shared/account_name'
import type { AuditLogFilters } from '#admin/audit_log_filters'
import type { AuditEntryRow } from '#admin/transformers/audit_entry_transformer'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

const NEWEST_FIRST: CursorOrder = {
  name: 'entries',
  keys: [
    { column: 'entries.created_at', direction: 'desc', kind: 'time' },
    { column: 'entries.id', direction: 'desc', kind: 'integer' },
  ],
}

type Query = DatabaseQueryBuilderContract<AuditEntryRow>

const ACTOR = `(SELECT ${ACCOUNT_NAME} FROM users WHERE id = entries.actor_user_id) AS actor_name`

/** What each kind of subject is called, by the table that has its name. */
const SUBJECT = `
  CASE entries.subject_type
    WHEN 'user' THEN (SELECT ${ACCOUNT_NAME} FROM users WHERE id = entries.subject_id)
    WHEN 'artist' THEN (SELECT band_name FROM artists WHERE id = entries.subject_id)
    WHEN 'product' THEN (SELECT name FROM products WHERE id = entries.subject_id)
    WHEN 'order' THEN (SELECT order_number FROM orders WHERE id = entries.subject_id)
    WHEN 'dispute' THEN (
      SELECT order_number FROM orders JOIN disputes USING (checkout_id) WHERE disputes.id = entries.subject_id ORDER BY orders.id LIMIT 1)
    WHEN 'mail' THEN (SELECT key FROM outgoing_mails WHERE id = entries.subject_id)
    WHEN 'queue' THEN entries.after->>'queue'
  END AS subject_name`

/** The artist that a product was made for. */
const ARTIST = `
  (SELECT band_name FROM artists
    WHERE id = CASE WHEN entries.after->>'artistId' ~ '^\\d{1,9}$' THEN (entries.after->>'artistId')::int END) AS artist_name`

/** The values of a column of the log, one look into its index each, however long it is. */
const DISTINCT = (column: string) => `
  WITH RECURSIVE known AS (
    (SELECT ${column} AS value FROM audit_entries WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM audit_entries WHERE ${column} > known.value ORDER BY ${column} LIMIT 1) FROM known WHERE known.value IS NOT NULL
  ) SELECT value FROM known WHERE value IS NOT NULL`

export type AuditLogChoices = {
  actors: { id: number; name: string }[]
  actions: string[]
  subjects: string[]
}

/** Reads the log of what admins did, newest first. */
export class AuditLogQuery {
  /** One statement. */
  async page(filters: AuditLogFilters, page: PageRequest): Promise<Page<AuditEntryRow>> {
    return paginateByCursor<AuditEntryRow>(this.#found(filters), NEWEST_FIRST, page, (part) =>
      this.#named(part)
    )
  }

  /** Who and what there is in the log, to choose from: three statements. */
  async choices(): Promise<AuditLogChoices> {
    const [actors, actions, subjects] = await Promise.all([
      db.rawQuery<{ rows: { id: number; name: string }[] }>(
        `SELECT id, ${ACCOUNT_NAME} AS name
           FROM users WHERE id IN (${DISTINCT('actor_user_id')}) ORDER BY lower(email)`
      ),
      db.rawQuery<{ rows: { value: string }[] }>(DISTINCT('action')),
      db.rawQuery<{ rows: { value: string }[] }>(DISTINCT('subject_type')),
    ])
    return {
      actors: actors.rows,
      actions: actions.rows.map(({ value }) => value),
      subjects: subjects.rows.map(({ value }) => value),
    }
  }

  #found({ actor, action, subject, from, to }: AuditLogFilters): Query {
    return db
      .from('audit_entries as entries')
      .if(actor, (rows) => rows.where('entries.actor_user_id', actor!))
      .if(action, (rows) => rows.where('entries.action', action!))
      .if(subject, (rows) => rows.where('entries.subject_type', subject!.type))
      .if(subject?.id, (rows) => rows.where('entries.subject_id', subject!.id!))
      .if(from, (rows) => rows.where('entries.created_at', '>=', startOf(from!)))
      .if(to, (rows) => rows.where('entries.created_at', '<', startOf(to!, 1)))
      .select('entries.*')
  }

  #named(part: Query): Query {
    return db
      .from(part.as('entries'))
      .select('entries.*', db.raw(ACTOR), db.raw(SUBJECT), db.raw(ARTIST))
  }
}

/** The moment at which a day in the platform's time zone begins, or one some days after it. */
const startOf = (day: string, later = 0) =>
  DateTime.fromISO(day, { zone: PLATFORM_TIMEZONE }).plus({ days: later }).toJSDate()
