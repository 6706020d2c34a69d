import type { ApiClient } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { givenArtist } from '#tests/support/given'

type Stored = { id: number; name: string; variants: number }

/** An artist, an admin who makes products for them, and what the admin reads and asks for. */
export async function givenProductBuilder(client: ApiClient) {
  const { artist, owner } = await givenArtist({})
  const admin = await UserFactory.apply('admin').create()
  const read = async <Result>(path: string, account: User = admin) => {
    const answer = await client.get(path).loginAs(account)
    answer.assertStatus(200)
    return answer.body() as Result
  }
  const create = (body: object, key?: string) => {
    const request = client.post('/api/admin/products').loginAs(admin).withCsrfToken()
    return (key ? request.header('idempotency-key', key) : request).json({
      artistId: artist.id,
      ...body,
    })
  }
  const change = (id: number, body: object) =>
    client.patch(`/api/admin/products/${id}`).loginAs(admin).withCsrfToken().json(body)
  const stored = async (name: string) =>
    (await read<Stored[]>('/api/printful/products')).find((product) => product.name === name)!
  return { artist, owner, admin, read, create, change, stored }
}
