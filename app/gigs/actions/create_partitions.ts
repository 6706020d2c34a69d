import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

const MONTHS_AHEAD = 13

/** Scans and visits lie in a table a month: those of the next year are made before anybody needs them. */
export class CreatePartitions {
  async handle() {
    const first = clock.now().toISODate()
    const last = clock.now().plus({ months: MONTHS_AHEAD }).toISODate()
    for (const table of ['scans', 'visit_events'])
      await db.rawQuery('SELECT ensure_month_partitions(?, ?::date, ?::date)', [table, first, last])
  }
}
