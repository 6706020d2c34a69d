import { lastLiked, repairFavorites } from '~/lib/favorites_repair'
import { storedList } from '~/lib/stored_list'

const list = storedList<number>('favorites', repairFavorites)

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id)

/** What a visitor likes on Collections: product ids in this browser, merged into the wishlist at sign-in. */
export const localFavorites = {
  subscribe: list.subscribe,
  all: list.current,
  has: (id: number) => list.current().includes(id),
  add: (id: number) => list.change((ids) => lastLiked([...without(ids, id), id])),
  remove: (id: number) => list.change((ids) => without(ids, id)),
}
