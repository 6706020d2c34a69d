import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { saveEarlierFavorites } from '~/lib/favorites'

/** As soon as somebody is signed in, what they liked before is theirs. */
export function useEarlierFavorites() {
  const userId = usePage().props.user?.id
  useEffect(() => {
    if (userId !== undefined) void saveEarlierFavorites(userId)
  }, [userId])
}
