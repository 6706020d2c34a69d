import { ApiError, callApi } from '~/lib/api'
import { favoriteStore, type FavoriteTarget } from '~/lib/favorite_store'
import { intendedFavorites } from '~/lib/intended_favorites'
import { localFavorites } from '~/lib/local_favorites'
import { broughtBack, signInAgain } from '~/lib/lost_session'
import { isReachable, sayNoConnection } from '~/lib/network'
import { type ToastMessage, toastStore } from '~/lib/toast_store'

type ToastPair = { add: ToastMessage; remove: ToastMessage }

const refusal = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
})

type Words = {
  list: string
  field: string
  done: ToastPair
  signedOut: ToastMessage
  /** The toasts after a lost session; if left out, those of every call. */
  lostSession?: ToastPair
  failed: ToastPair
}

/** All messages about favourites (docs/rules/accounts-and-roles.md#visitors-on-private-pages). */
const words: Record<FavoriteTarget['kind'], Words> = {
  artist: {
    list: 'favorites',
    field: 'artistId',
    done: {
      add: {
        title: 'Added to favourites',
        description: 'Artist has been added to your favourites!',
      },
      remove: {
        title: 'Removed from favourites',
        description: 'Artist has been removed from your favourites.',
      },
    },
    signedOut: refusal('Login Required', 'Please log in to add favourites'),
    lostSession: {
      add: refusal('Login Required', 'Please log in to add favourites'),
      remove: refusal('Login Required', 'Please log in to manage favourites'),
    },
    failed: {
      add: refusal('Error', 'Failed to add to favourites'),
      remove: refusal('Error', 'Failed to remove from favourites'),
    },
  },
  product: {
    list: 'product-favorites',
    field: 'productId',
    done: {
      add: { title: 'Added to wishlist' },
      remove: { title: 'Removed from wishlist' },
    },
    signedOut: refusal('Login Required', 'Please log in to add products to your wishlist.'),
    failed: {
      add: refusal('Error', 'Failed to update wishlist'),
      remove: refusal('Error', 'Failed to update wishlist'),
    },
  },
}

/** `toast`: what the service worker says of a call that it sends later (inertia/service_worker/offline_queue.ts). */
type Answer = { toast?: ToastMessage } | undefined

function call(userId: number, { kind, id }: FavoriteTarget, isOn: boolean): Promise<Answer> {
  const { list, field, lostSession } = words[kind]
  const path = `/api/users/${userId}/${list}`
  return isOn
    ? callApi('POST', path, { [field]: id }, { signInMessage: lostSession?.add })
    : callApi('DELETE', `${path}/${id}`, undefined, { signInMessage: lostSession?.remove })
}

/**
 * Adds a favourite or removes it: shown at once, undone with a message where it is refused. Presses during a request
 * are ignored. `silently` is for a removal that is part of another action.
 *
 * @returns whether it is as wanted
 */
export async function setFavorite(
  userId: number,
  target: FavoriteTarget,
  isOn: boolean,
  { silently = false } = {}
): Promise<boolean> {
  if (favoriteStore.isPending(target)) return false
  const act = isOn ? 'add' : 'remove'
  const toasts = words[target.kind]
  favoriteStore.setPending(target, true)
  favoriteStore.set(target, isOn)
  // A visitor who has to sign in for it leaves this page before the answer comes.
  if (isOn) intendedFavorites.remember(target)
  try {
    const answer = await call(userId, target, isOn)
    if (!silently) toastStore.show(answer?.toast ?? toasts.done[act])
    return true
  } catch (error) {
    favoriteStore.set(target, !isOn)
    // A lost session has shown its own message.
    if (!(error instanceof ApiError && error.status === 401)) toastStore.show(toasts.failed[act])
    return false
  } finally {
    intendedFavorites.forget(target)
    favoriteStore.setPending(target, false)
  }
}

/** Asks a visitor to sign in for a favourite, where there is a network for it; it is added when they are back. */
export async function askToSignIn(target: FavoriteTarget) {
  if (favoriteStore.isPending(target)) return
  favoriteStore.setPending(target, true)
  if (!(await isReachable())) {
    favoriteStore.setPending(target, false)
    return sayNoConnection()
  }
  intendedFavorites.remember(target)
  signInAgain(words[target.kind].signedOut)
  await broughtBack()
  favoriteStore.setPending(target, false)
}

/** A visitor's favourite on Collections: kept in this browser until they sign in. */
export function setLocalFavorite(productId: number, isOn: boolean) {
  if (isOn) localFavorites.add(productId)
  else localFavorites.remove(productId)
  toastStore.show(words.product.done[isOn ? 'add' : 'remove'])
}

/** Merges a visitor's list into the wishlist. What could not be sent is kept for the next page. */
async function mergeLocalFavorites(userId: number) {
  for (const id of localFavorites.all()) {
    const target = { kind: 'product', id } as const
    try {
      await callApi('POST', `/api/users/${userId}/product-favorites`, { productId: id })
      favoriteStore.set(target, true)
      localFavorites.remove(id)
    } catch (error) {
      // Withdrawn since: it cannot be added any more.
      if (!(error instanceof ApiError) || error.status !== 404) return
      localFavorites.remove(id)
    }
  }
}

let isKeeping = false

/** Saves the favourites from before the sign-in to the account. */
export async function saveEarlierFavorites(userId: number) {
  if (isKeeping) return
  isKeeping = true
  for (const target of intendedFavorites.take()) await setFavorite(userId, target, true)
  await mergeLocalFavorites(userId)
  isKeeping = false
}
