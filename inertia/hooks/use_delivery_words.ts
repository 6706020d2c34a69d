import { usePage } from '@inertiajs/react'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { isLoggedIn } from '~/lib/hints'

/** What stands above the form of an order. A public page that has not read its account yet goes by the hint. */
export function useDeliveryWords(): string {
  const { user } = usePage().props
  const isMounted = useIsMounted()
  const hasAccount = user !== null || (isMounted && isLoggedIn())
  return hasAccount ? 'Where shall we send it?' : 'Where shall we send it? No account needed.'
}
