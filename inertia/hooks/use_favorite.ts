import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { favoriteStore, type FavoriteTarget } from '~/lib/favorite_store'
import { askToSignIn, setFavorite, setLocalFavorite } from '~/lib/favorites'
import { localFavorites } from '~/lib/local_favorites'
import { ownAccount } from '~/lib/own_parts'
import type { FavoriteIds } from '~/lib/shapes'

/** What a press means for a visitor: being asked to sign in, or a list in this browser. */
export type ForVisitors = 'sign-in' | 'local list'

const no = () => false
const nothing = () => undefined

/** One favourite: as the page sent it, or as pressed since (`wasAdded`). */
export function useFavorite(target: FavoriteTarget, forVisitors: ForVisitors = 'sign-in') {
  const { user, favoriteIds } = usePage<{ favoriteIds?: FavoriteIds | null }>().props
  const changed = useSyncExternalStore(
    favoriteStore.subscribe,
    () => favoriteStore.changeOf(target),
    nothing
  )
  const isPending = useSyncExternalStore(
    favoriteStore.subscribe,
    () => favoriteStore.isPending(target),
    no
  )
  const isListed = useSyncExternalStore(
    localFavorites.subscribe,
    () => localFavorites.has(target.id),
    no
  )

  const isLocal = !user && forVisitors === 'local list'
  const brought = favoriteIds?.[target.kind === 'artist' ? 'artists' : 'products'].includes(
    target.id
  )
  const isOn = isLocal ? isListed : user ? (changed ?? brought ?? false) : false

  const askVisitor = () => {
    if (isLocal) setLocalFavorite(target.id, !isOn)
    else void askToSignIn(target)
  }
  const toggle = async () => {
    if (user) return setFavorite(user.id, target, !isOn)
    // Pressed before the page knew its account, when the heart was shown as empty.
    const account = await ownAccount()
    if (account) await setFavorite(account.id, target, true)
    else askVisitor()
  }

  return { isOn, isPending, wasAdded: changed === true && !isPending, toggle: () => void toggle() }
}
