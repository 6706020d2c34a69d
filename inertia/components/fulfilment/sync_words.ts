import type { Sync } from '#fulfilment/transformers/sync_transformer'
import { counted, formatCount } from '~/lib/counts'

export const kindLabels: Record<Sync['kind'], string> = {
  incremental: 'What has changed',
  full: 'Everything',
}

export const itemWords: Record<Sync['skipped'][number]['kind'], string> = {
  store_product: 'Store product',
  store_variant: 'Store variant',
  blank: 'Blank',
  blank_variant: 'Variant of a blank',
  order: 'Order',
  rate: 'Shipping rate',
  print_file: 'Print area',
  mockup: 'Mock-up',
}

const phases: Record<Sync['phase'], string> = {
  list: 'Listing the store',
  products: 'Reading products',
  variants: 'Finding their blanks',
  blanks: 'Reading blanks',
  shop: 'Updating the shop',
  done: 'Done',
}

/** "Reading products, 120 of 300" */
export function progressWords({ phase, progress: { done, total } }: Sync): string {
  if (total === 0) return phases[phase]
  return `${phases[phase]}, ${formatCount(done)} of ${formatCount(total)}`
}

const changesOf = (noun: string, { added, changed, gone, returned }: Sync['products']) => [
  [added, `${counted(added, noun)} new`],
  [changed, `${counted(changed, noun)} changed`],
  [gone, `${counted(gone, noun)} gone`],
  [returned, `${counted(returned, noun)} back`],
]

/** The findings of a run, those that need action first. */
export function findingsOf(run: Sync): string {
  const { belowMinimum, costsChanged, stockChanged, unread } = run
  const findings = [
    [belowMinimum, `${counted(belowMinimum, 'price')} below the minimum`],
    [costsChanged, `${counted(costsChanged, 'cost')} changed`],
    [unread, `${counted(unread, 'item')} we couldn’t read`],
    ...changesOf('product', run.products),
    ...changesOf('variant', run.variants),
    [stockChanged, `stock of ${counted(stockChanged, 'variant')}`],
  ].flatMap(([count, words]) => (count === 0 ? [] : words))
  if (findings.length > 0) return findings.join(', ')
  return run.state === 'done' ? 'No changes' : 'No changes so far'
}
