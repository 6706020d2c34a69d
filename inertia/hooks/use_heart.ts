import { usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { heartStore, type HeartTarget } from '~/lib/heart_store'
import { askToSignIn, setHeart, setLocalHeart } from '~/lib/hearts'
import { localFavorites } from '~/lib/local_favorites'
import type { Hearts } from '~/lib/shapes'

/** What a press means for a visitor: being asked to sign in, or a list in this browser. */
export type ForVisitors = 'sign-in' | 'local list'

const no = () => false
const nothing = () => undefined

/** One heart: as the page brought it, or as it was pressed since. */
export function useHeart(target: HeartTarget, forVisitors: ForVisitors = 'sign-in') {
  const { user, hearts } = usePage<{ hearts?: Hearts | null }>().props
  const changed = useSyncExternalStore(
    heartStore.subscribe,
    () => heartStore.changeOf(target),
    nothing
  )
  const isPending = useSyncExternalStore(
    heartStore.subscribe,
    () => heartStore.isPending(target),
    no
  )
  const isListed = useSyncExternalStore(
    localFavorites.subscribe,
    () => localFavorites.has(target.id),
    no
  )

  const isLocal = !user && forVisitors === 'local list'
  const brought = hearts?.[target.kind === 'artist' ? 'artists' : 'products'].includes(target.id)
  const isOn = isLocal ? isListed : user ? (changed ?? brought ?? false) : false

  const toggle = () => {
    if (isLocal) setLocalHeart(target.id, !isOn)
    else if (user) void setHeart(user.id, target, !isOn)
    else void askToSignIn(target)
  }

  return { isOn, isPending, toggle }
}
