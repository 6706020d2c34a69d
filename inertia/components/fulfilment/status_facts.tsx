import { connectionOf } from '~/components/fulfilment/connection'
import { type Fact, Facts } from '~/components/fulfilment/facts'
import type { usePolledStatus } from '~/components/fulfilment/use_provider'
import { Skeleton } from '~/components/ui/skeleton'
import { formatTime } from '~/lib/dates'

type Read = ReturnType<typeof usePolledStatus>

const yesNo = (value: boolean | undefined) =>
  value === undefined ? 'Not known' : value ? 'Yes' : 'No'

/** Where the last asking failed, nothing is known: an earlier answer is no answer to it. */
function factsOf(status: Read): Fact[] {
  const known = status.error ? undefined : status.data
  const connection = connectionOf(status)
  const isFine = connection?.state === 'connected'
  return [
    ['Configured', yesNo(known?.configured)],
    ['Connected', yesNo(known?.connected)],
    ['Error', isFine ? 'None' : connection?.title],
    ['Suggestion', isFine ? 'None' : connection?.text],
    ['Last checked', formatTime(Math.max(status.dataUpdatedAt, status.errorUpdatedAt))],
  ]
}

/** The provider's status in its own words, and when it was asked for. */
export function StatusFacts({ status }: { status: Read }) {
  if (status.isPending) return <Skeleton className="h-60" />
  return <Facts facts={factsOf(status)} />
}
