import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { saveEarlierFavorites } from '~/lib/favorites'

/** After a sign-in, saves the favourites that the visitor chose before it to their account. */
export function useEarlierFavorites() {
  const userId = usePage().props.user?.id
  useEffect(() => {
    if (userId !== undefined) void saveEarlierFavorites(userId)
  }, [userId])
}
