import db from '@adonisjs/lucid/services/db'
import { NOTICES, type Notice } from '#notices/notices'

/** Which notices an account gets. An account that has chosen nothing gets all; its `updatedAt` is null. */
export type NoticeChoices = {
  notices: { notice: Notice; isWanted: boolean }[]
  updatedAt: string | null
}

export class NoticeChoicesQuery {
  async handle(userId: number): Promise<NoticeChoices> {
    const row: { switched_off: Notice[]; updated_at: Date } | null = await db
      .from('notice_choices')
      .where('user_id', userId)
      .select('switched_off', 'updated_at')
      .first()
    const off = row?.switched_off ?? []
    return {
      notices: NOTICES.map((notice) => ({ notice, isWanted: !off.includes(notice) })),
      updatedAt: row?.updated_at.toISOString() ?? null,
    }
  }
}
