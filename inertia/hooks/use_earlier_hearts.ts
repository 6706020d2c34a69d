import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { keepEarlierHearts } from '~/lib/hearts'

/** As soon as somebody is signed in, what they liked before is theirs. */
export function useEarlierHearts() {
  const userId = usePage().props.user?.id
  useEffect(() => {
    if (userId !== undefined) void keepEarlierHearts(userId)
  }, [userId])
}
