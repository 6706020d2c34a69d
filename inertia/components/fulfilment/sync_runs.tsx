import type { Sync } from '#fulfilment/transformers/sync_transformer'
import { findingsOf, itemWords, kindLabels } from '~/components/fulfilment/sync_words'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { counted } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'

const onPhone = {
  started: 'max-sm:col-span-2 max-sm:row-start-1 max-sm:font-semibold',
  state: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end',
  found: 'max-sm:col-span-3 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
}

/** Which items were left as they were, and what of each could not be understood. */
function SkippedItems({ skipped, total }: { skipped: Sync['skipped']; total: number }) {
  if (skipped.length === 0) return null
  return (
    <details className="mt-1 text-sm/snug">
      <summary className="cursor-pointer">
        Not changed: {counted(total, 'item')} we could not read
      </summary>
      <ul className="mt-1 grid gap-1">
        {skipped.map(({ kind, id, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {itemWords[kind]} {id ?? 'without an id'}: <code>{reason}</code>
          </li>
        ))}
      </ul>
      {total > skipped.length && <p className="mt-1">The log has the others.</p>}
    </details>
  )
}

/** The last runs that read the store: when, how much of it, how it went and what was found. */
export function SyncRuns({ runs }: { runs: Sync[] }) {
  return (
    <Table caption="Last runs" data-lines>
      <THead>
        <Th>Started</Th>
        <Th>Status</Th>
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
            <Td label="Status" className={onPhone.state}>
              <StatusBadge status={run.state} />
            </Td>
            <Td label="Found" className={onPhone.found}>
              {findingsOf(run)}
              <SkippedItems skipped={run.skipped} total={run.unread} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
