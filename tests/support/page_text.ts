import type { ApiClient } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'

/** The words of a page as the server renders it for a new admin, without markup. */
export async function pageText(client: ApiClient, path: string): Promise<string> {
  const admin = await UserFactory.apply('admin').create()
  const page = await client.get(path).loginAs(admin)
  page.assertStatus(200)
  return page
    .text()
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
}
