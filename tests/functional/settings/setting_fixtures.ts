import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/models/user'
import { settings, type SettingShape } from '#settings/public'
import { givenAdminClient } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'

/** For `group.each.setup`: the configuration decides again afterwards. */
export function withoutSettings() {
  return async () => {
    await resetDatabase()
    settings.forget()
    await settings.read()
  }
}

export type Change = {
  value: Record<string, number>
  validFrom?: string
  reason?: string
  seenId?: number | null
  isConfirmed?: boolean
}

/** An owner who changes settings, and what their page shows. */
export async function givenSettingsAdmin(client: ApiClient) {
  const { admin, open, call } = await givenAdminClient(client)
  return {
    admin,
    change: async (key: string, { seenId, ...change }: Change, account: User = admin) =>
      call(
        'POST',
        `/api/admin/settings/${key}/changes`,
        {
          reason: 'As agreed',
          seenId: seenId === undefined ? await lastIdOf(key) : seenId,
          ...change,
        },
        account
      ),
    withdraw: async (key: string, id: number, account: User = admin) =>
      call(
        'POST',
        `/api/admin/settings/${key}/changes/${id}/withdraw`,
        { reason: 'A mistake', seenId: await lastIdOf(key) },
        account
      ),
    shown: async (key: string): Promise<SettingShape> => {
      const { changeable } = await open<{ changeable: SettingShape[] }>('/admin?tab=settings')
      return changeable.find((setting) => setting.key === key)!
    },
  }
}

/** The last row of a setting, as an admin has it who has just opened the page. */
async function lastIdOf(key: string): Promise<number | null> {
  const row = await db.from('setting_changes').where({ key }).max('id as last').first()
  return row.last
}
