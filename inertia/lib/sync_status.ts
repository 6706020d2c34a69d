import type { StoreProduct } from '~/components/fulfilment/shapes'

type SyncStatus = { label: string; variant: 'good' | 'warn' }

/** Whether a product of the store at Printful can be made, in a word. */
export function syncStatusOf({
  synced,
  is_ignored: isIgnored,
}: Pick<StoreProduct, 'synced' | 'is_ignored'>): SyncStatus {
  if (isIgnored) return { label: 'Ignored', variant: 'warn' }
  return synced === 1
    ? { label: 'Synced', variant: 'good' }
    : { label: 'Not synced', variant: 'warn' }
}
