import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import type { Posting } from '#ledger/posting'
import { post } from '#tests/functional/ledger/ledger_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'

const at = (time: string) => DateTime.fromISO(time, { zone: 'Europe/London' })

/** Does something at another time, in London. */
export async function during<Result>(time: string, work: () => Promise<Result>): Promise<Result> {
  const restore = clock.set(() => at(time))
  try {
    return await work()
  } finally {
    restore()
  }
}

/** Posts £1 from one account to another, under its key. */
export const moved = (key: string, changes: Partial<Posting> = {}) =>
  post({
    key,
    checkoutId: null,
    entries: [
      { account: 'stripe_balance', amount: pence(100) },
      { account: 'shipping', amount: pence(-100) },
    ],
    ...changes,
  })

/** The cells of a file by its columns. */
export function parsed(lines: string[]): Record<string, string>[] {
  const [head, ...rows] = lines.map((line) => line.split(','))
  return rows.map((cells) => Object.fromEntries(head!.map((column, i) => [column, cells[i]!])))
}

/** An owner among the admins, with the calls of accounting. */
export async function givenBookkeeper(client: ApiClient) {
  const { admin, open, call, file } = await givenAdminClient(client)
  return {
    admin,
    open,
    close: (month: string, account = admin) =>
      call('POST', `/api/admin/accounting/months/${month}/close`, {}, account),
    read: async (month: string, name: string) =>
      parsed(await file(`/admin/accounting/${month}/${name}.csv`)),
    bytes: async (month: string, name: string) => {
      const answer = await client.get(`/admin/accounting/${month}/${name}.csv`).loginAs(admin)
      answer.assertStatus(200)
      return answer.text()
    },
  }
}
