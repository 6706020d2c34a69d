import db from '@adonisjs/lucid/services/db'

/** The highest ids that the providers know, by table. */
export type KnownIds = Readonly<Record<string, number>>

/** `from` and `to`: the last number that was given, before and now. */
export type AdvancedNumber = { table: string; from: number; to: number }

type Sequence = { sequence: string; table: string; column: string; last: string; most: string }

/**
 * Advances the numbers of all tables past what their rows and the outside know, after a restore from a backup: a number
 * that was given between the backup and the loss is not given again. Repeated, it advances only
 * what was written meanwhile.
 */
export class AdvanceNumbers {
  /**
   * @param jump how many numbers to skip besides those known
   * @returns the tables whose numbers are advanced, or would be in a dry run
   */
  async handle(
    known: KnownIds,
    { jump, isDryRun }: { jump: number; isDryRun: boolean }
  ): Promise<AdvancedNumber[]> {
    const advanced: AdvancedNumber[] = []
    for (const { sequence, table, column, last, most } of await this.#sequences()) {
      const from = Number(last)
      const floor = Math.max(await this.#highest(table, column), known[table] ?? 0)
      const to = Math.min(floor + jump, Number(most))
      if (to <= from) continue
      if (!isDryRun) await db.rawQuery('SELECT setval(?::regclass, ?)', [sequence, to])
      advanced.push({ table, from, to })
    }
    return advanced
  }

  /** Lists the sequences that number the rows of our tables. */
  async #sequences(): Promise<Sequence[]> {
    const { rows } = await db.rawQuery<{ rows: Sequence[] }>(
      `SELECT sequence.oid::regclass::text AS sequence, tables.relname AS table, attname AS column,
              coalesce(pg_sequence_last_value(sequence.oid), 0) AS last, seqmax AS most
         FROM pg_class AS sequence
         JOIN pg_sequence ON seqrelid = sequence.oid
         JOIN pg_depend ON pg_depend.objid = sequence.oid AND pg_depend.deptype IN ('a', 'i')
                       AND pg_depend.classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass
         JOIN pg_class AS tables ON tables.oid = refobjid
         JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
        WHERE tables.relnamespace = 'public'::regnamespace AND NOT starts_with(tables.relname, 'adonis_')
        ORDER BY tables.relname`
    )
    return rows
  }

  async #highest(table: string, column: string): Promise<number> {
    const [row] = await db.from(table).max(column, 'highest')
    return Number(row.highest ?? 0)
  }
}
