import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import type { QueueShape } from '#admin/queries/queues_query'
import { failuresPath } from '~/components/admin/queues/failures_path'
import { Button } from '~/components/ui/button'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatCount } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'

type QueuesTableProps = { queues: QueueShape[]; onRetry: (queue: QueueShape) => void }

type CountProps = { label: string; count: number; children?: ReactNode }

/** Nothing is not worth a line on a phone. */
function Count({ label, count, children }: CountProps) {
  return (
    <Td numeric label={label} className={count === 0 ? 'max-sm:hidden' : undefined}>
      {count > 0 && children ? children : formatCount(count)}
    </Td>
  )
}

/** Every queue with what is in it. */
export function QueuesTable({ queues, onRetry }: QueuesTableProps) {
  return (
    <Table caption="Queues" className="admin-table">
      <THead>
        <Th>Queue</Th>
        <Th numeric>Waiting</Th>
        <Th numeric>Running</Th>
        <Th numeric>Done in an hour</Th>
        <Th numeric>Failed</Th>
        <Th>Next run</Th>
        <Th>
          <span className="sr-only">Actions</span>
        </Th>
      </THead>
      <TBody>
        {queues.map((queue) => (
          <Tr key={queue.name}>
            <Td data-title>
              <strong>{queue.name}</strong>
            </Td>
            <Count label="Waiting" count={queue.waiting} />
            <Count label="Running" count={queue.running} />
            <Count label="Done in an hour" count={queue.done} />
            <Count label="Failed" count={queue.failed}>
              <Link href={failuresPath('jobs', queue.name)} className="link font-bold text-bad">
                {formatCount(queue.failed)}
                <span className="sr-only"> failed in {queue.name}</span>
              </Link>
            </Count>
            <Td label="Next run">
              {queue.nextRunAt ? (
                <time dateTime={queue.nextRunAt} className="whitespace-nowrap">
                  {formatDateTime(queue.nextRunAt)}
                </time>
              ) : (
                <span className="text-ink-soft">When asked for</span>
              )}
            </Td>
            <Td data-actions>
              {queue.failed > 0 && (
                <div className="flex sm:justify-end">
                  <Button size="slim" onClick={() => onRetry(queue)}>
                    Retry all<span className="sr-only"> of {queue.name}</span>
                  </Button>
                </div>
              )}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
