import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { justLoggedIn } from '#tests/support/confirmed_identity'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A client of the admin area: reads pages and makes calls, as a new admin who has just logged in, unless another account is named. */
export async function givenAdminClient(client: ApiClient) {
  const admin = await UserFactory.apply('admin').create()
  return {
    admin,
    /** The data of a page. */
    async open<Props>(path: string, account: User = admin): Promise<Props> {
      const page = await client.get(path).withInertia().loginAs(account)
      page.assertStatus(200)
      return page.inertiaProps as never as Props
    },
    call: (method: Method, path: string, body: object, account: User = admin) =>
      client
        .request(path, method)
        .loginAs(account)
        .withSession(justLoggedIn(account))
        .withCsrfToken()
        .json(body),
    /** A file as lines, without the sign at its beginning. */
    async file(path: string): Promise<string[]> {
      const answer = await client.get(path).loginAs(admin).withSession(justLoggedIn(admin))
      answer.assertStatus(200)
      answer.assertHeader('content-type', 'text/csv; charset=utf-8')
      return answer.text().replace('\uFEFF', '').trim().split('\r\n')
    },
  }
}

/** What the log says since, oldest first, without ids and times. */
export async function auditEntries() {
  const rows = await db.from('audit_entries').orderBy('id')
  return rows.map(({ id: _id, created_at: _at, ...entry }) => ({
    ...entry,
    subject_id: Number(entry.subject_id),
  }))
}
