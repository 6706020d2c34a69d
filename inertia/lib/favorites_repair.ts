const most = 200

/** A stored list as it should be: product ids alone, each once, the last two hundred; anything else is dropped. */
export function repairFavorites(stored: string | null): number[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    const found = Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0) : []
    return lastLiked([...new Set<number>(found)])
  } catch {
    return []
  }
}

export function lastLiked(ids: readonly number[]): number[] {
  return ids.slice(-most)
}
