import type { Sync } from '#fulfilment/public'
import { findingsOf, kindLabels } from '~/components/fulfilment/sync_words'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDateTime } from '~/lib/dates'

const onPhone = {
  started: 'max-sm:col-span-2 max-sm:row-start-1 max-sm:font-semibold',
  state: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end',
  found: 'max-sm:col-span-3 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
}

/** The last runs that read the store: when, how much of it, how it went and what was found. */
export function SyncRuns({ runs }: { runs: Sync[] }) {
  return (
    <Table caption="Last runs" data-lines>
      <THead>
        <Th>Started</Th>
        <Th>State</Th>
        <Th>Found</Th>
      </THead>
      <TBody>
        {runs.map((run) => (
          <Tr key={run.id}>
            <Td label="Started" className={onPhone.started}>
              <span className="block leading-snug">{formatDateTime(run.startedAt)}</span>
              <span className="block text-sm leading-snug font-normal text-ink-soft">
                {kindLabels[run.kind]}
              </span>
            </Td>
            <Td label="State" className={onPhone.state}>
              <StatusBadge status={run.state} />
            </Td>
            <Td label="Found" className={onPhone.found}>
              {findingsOf(run)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
