import type { FavoriteTarget } from '~/lib/favorite_store'

const storageKey = 'intended-favorites'
/** Long enough to make an account, too short to surprise the next user of the browser. */
const lifetime = 60 * 60 * 1000

type Intended = FavoriteTarget & { at: number }

function isIntended(value: unknown): value is Intended {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, at } = value as Record<string, unknown>
  return (kind === 'artist' || kind === 'product') && Number.isInteger(id) && typeof at === 'number'
}

function read(): Intended[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isIntended) : []
  } catch {
    return []
  }
}

function write(list: Intended[]) {
  try {
    if (list.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(list))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the heart has to be pressed again after signing in.
  }
}

const others = (target: FavoriteTarget) =>
  read().filter(({ kind, id }) => kind !== target.kind || id !== target.id)

/** The favourites that a visitor has to sign in for: kept by this tab on the way to the sign-in and back. */
export const intendedFavorites = {
  remember: (target: FavoriteTarget) => write([...others(target), { ...target, at: Date.now() }]),
  forget: (target: FavoriteTarget) => write(others(target)),
  /** Returns them once, and forgets them. */
  take(): FavoriteTarget[] {
    const list = read()
    write([])
    return list.filter(({ at }) => Date.now() - at < lifetime).map(({ kind, id }) => ({ kind, id }))
  },
}
