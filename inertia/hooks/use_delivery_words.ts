import { usePage } from '@inertiajs/react'

/** What stands above the form of an order. */
export function useDeliveryWords(): string {
  const { user } = usePage().props
  return user ? 'Where shall we send it?' : 'Where shall we send it? No account needed.'
}
