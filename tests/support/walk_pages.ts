import type { ApiClient } from '@japa/api-client'
import { appUrl } from '#config/app'
import type User from '#identity/models/user'

const MOST_PAGES = 50

/** The address of the next page that an answer names, as a path; null on the last page. */
export function nextPathOf(link: string | undefined): string | null {
  if (link === undefined) return null
  const address = /^<(.+)>; rel="next"$/.exec(link)?.[1]
  if (!address?.startsWith(`${appUrl}/`)) throw new Error(`Not a link to a next page: ${link}`)
  return address.slice(appUrl.length)
}

/** Follows the `Link` headers of a list from its first page on: the ids of each page. */
export async function walkPages(client: ApiClient, path: string, account?: User) {
  const pages: number[][] = []
  let next: string | null = path
  while (next !== null) {
    const request = client.get(next)
    const answer = await (account ? request.loginAs(account) : request)
    answer.assertStatus(200)
    pages.push((answer.body() as { id: number }[]).map(({ id }) => id))
    if (pages.length > MOST_PAGES) throw new Error(`${path} has no end`)
    next = nextPathOf(answer.header('link'))
  }
  return pages
}
