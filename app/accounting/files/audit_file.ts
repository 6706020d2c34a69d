import db from '@adonisjs/lucid/services/db'
import { fileTime } from '#accounting/months/month_part'
import { csvParts } from '#shared/csv_parts'
import type { Span } from '#shared/months'

const COLUMNS = [
  'id',
  'recorded_at',
  'actor_user_id',
  'action',
  'subject_type',
  'subject_id',
  'before',
  'after',
  'request_id',
] as const

const ENTRIES_AT_ONCE = 1000

/** The audit log of a month. Its entries never change. */
export function auditFile(span: Span): AsyncGenerator<string> {
  return csvParts<AuditLine>({
    head: [...COLUMNS],
    readAfter: (row) => readEntries(span, row?.id ?? null),
    toCells: (row) => COLUMNS.map((column) => row[column] ?? ''),
  })
}

async function readEntries({ from, until }: Span, after: string | null): Promise<AuditLine[]> {
  const { rows } = await db.rawQuery<{ rows: AuditLine[] }>(
    `SELECT id, ${fileTime('created_at')} AS recorded_at, actor_user_id, action, subject_type, subject_id,
            before::text AS before, after::text AS after, request_id
       FROM audit_entries
      WHERE created_at >= :from AND created_at < :until
        ${after === null ? '' : 'AND (created_at, id) > (SELECT created_at, id FROM audit_entries WHERE id = :after)'}
      ORDER BY created_at, id LIMIT ${ENTRIES_AT_ONCE}`,
    { from: from.toSQL()!, until: until.toSQL()!, ...(after === null ? {} : { after }) }
  )
  return rows
}

type AuditLine = Record<(typeof COLUMNS)[number], string | number | null> & { id: string }
