import db from '@adonisjs/lucid/services/db'

export type OpenAlert = { name: string; text: string; since: Date; isMailed: boolean }

/** The alerts that are open now, so that each is mailed once, whichever process finds it, and once again when it is over. */
export class OpenAlerts {
  async all(): Promise<OpenAlert[]> {
    const { rows } = await db.rawQuery<{ rows: OpenAlert[] }>(
      `SELECT name, text, since, mailed_at IS NOT NULL AS "isMailed" FROM open_alerts ORDER BY since, name`
    )
    return rows
  }

  async open(name: string, text: string): Promise<void> {
    await db.rawQuery(
      'INSERT INTO open_alerts (name, text, since) VALUES (?, ?, now()) ON CONFLICT DO NOTHING',
      [name, text]
    )
  }

  async markMailed(name: string): Promise<void> {
    await db.rawQuery('UPDATE open_alerts SET mailed_at = now() WHERE name = ?', [name])
  }

  async close(name: string): Promise<void> {
    await db.from('open_alerts').where({ name }).delete()
  }
}
