import type { ApiClient, ApiRequest } from '@japa/api-client'
import type { DateTime } from 'luxon'
import { GigFactory } from '#database/factories/gig_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { givenArtist } from '#tests/support/given'

/** The calls on tours as an account makes them. */
export function touring(client: ApiClient, account: User) {
  const create = (body: object, key?: string) => {
    const request = client.post('/api/tours').loginAs(account).withCsrfToken()
    return (key ? request.header('idempotency-key', key) : request).json(body)
  }
  const confirmed = (request: ApiRequest) =>
    request.loginAs(account).withSession(justLoggedIn(account)).withCsrfToken()
  return {
    create,
    read: (id: number) => client.get(`/api/tours/${id}`).loginAs(account),
    list: (artistId: number) => client.get(`/api/artists/${artistId}/tours`).loginAs(account),
    rename: (id: number, body: object) =>
      client.patch(`/api/tours/${id}`).loginAs(account).withCsrfToken().json(body),
    remove: (id: number) => client.delete(`/api/tours/${id}`).loginAs(account).withCsrfToken(),
    gigs: (id: number, body: object) =>
      client.patch(`/api/tours/${id}/gigs`).loginAs(account).withCsrfToken().json(body),
    defaults: (id: number, body: object) =>
      confirmed(client.put(`/api/tours/${id}/defaults`)).json(body),
    shares: (gigId: number) => client.get(`/api/gigs/${gigId}/shares`).loginAs(account),
    agree: (gigId: number, shares: object[]) =>
      confirmed(client.put(`/api/gigs/${gigId}/shares`)).json({ shares }),
    /** The id of a new tour with these gigs. */
    async with(gigIds: number[], name = 'Early Closing Tour'): Promise<number> {
      const answer = await create({ name, gigIds })
      answer.assertStatus(201)
      return answer.body().id
    },
  }
}

export const inDays = (days: number): DateTime => clock.now().plus({ days })

/** An artist with a gig on each of these days from today. */
export async function givenDates(days: number[]) {
  const { artist, owner } = await givenArtist({})
  const gigs = await GigFactory.merge(
    days.map((day, index) => ({
      artistId: artist.id,
      name: `Night ${index}`,
      startsAt: inDays(day),
    }))
  ).createMany(days.length)
  return { artist, owner, gigs, ids: gigs.map(({ id }) => id) }
}
