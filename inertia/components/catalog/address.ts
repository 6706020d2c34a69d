/** The address with some of its query changed; null takes a part out. */
export function withQuery(url: string, changes: Record<string, string | null>): string {
  const [path = '/', search] = url.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
