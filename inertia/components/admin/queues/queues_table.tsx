import { Link } from '@adonisjs/inertia/react'
import type { QueueShape } from '#admin/queries/queues_query'
import { failuresPath } from '~/components/admin/queues/failures_path'
import { Button } from '~/components/ui/button'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatCount } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'

type QueuesTableProps = { queues: QueueShape[]; onRetry: (queue: QueueShape) => void }

function Failed({ name, failed }: QueueShape) {
  if (failed === 0) return <>0</>
  return (
    <Link href={failuresPath('jobs', name)} className="link font-bold text-bad">
      {formatCount(failed)}
      <span className="sr-only"> failed in {name}</span>
    </Link>
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
            <Td numeric label="Waiting">
              {formatCount(queue.waiting)}
            </Td>
            <Td numeric label="Running">
              {formatCount(queue.running)}
            </Td>
            <Td numeric label="Done in an hour">
              {formatCount(queue.done)}
            </Td>
            <Td numeric label="Failed">
              <Failed {...queue} />
            </Td>
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
                <Button size="slim" onClick={() => onRetry(queue)}>
                  Retry all<span className="sr-only"> of {queue.name}</span>
                </Button>
              )}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
