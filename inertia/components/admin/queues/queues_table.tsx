import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import type { QueueShape } from '#admin/queries/queues_query'
import { ageWords, queueWords } from '~/components/admin/queues/queue_words'
import { failuresPath } from '~/components/admin/queues/failures_path'
import { Button } from '~/components/ui/button'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatCount } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'

type QueuesTableProps = { queues: QueueShape[]; onRetry: (queue: QueueShape) => void }

/** Where the cells stand in a row of two lines, on phones. */
const onPhone = {
  queue: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1',
  nextRun: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:text-right max-sm:text-sm/snug',
  actions: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end max-sm:empty:hidden',
  counts: 'max-sm:hidden',
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Td numeric label={label} className={onPhone.counts}>
      {children}
    </Td>
  )
}

function Failed({ queue: { name, failed }, words }: { queue: QueueShape; words?: string }) {
  if (failed === 0) return '0'
  return (
    <Link href={failuresPath('jobs', name)} className="link font-bold text-bad">
      {formatCount(failed)}
      {words}
      <span className="sr-only">
        {words ? ' in ' : ' failed in '}
        {queueWords(name)}
      </span>
    </Link>
  )
}

/** The counts of a queue in words; zeros are left out on phones. */
function Summary({ queue }: { queue: QueueShape }) {
  const { waiting, running, done, failed, oldestWait } = queue
  const counts = [
    waiting > 0 && `${formatCount(waiting)} waiting`,
    oldestWait !== null && `oldest ${ageWords(oldestWait)}`,
    running > 0 && `${formatCount(running)} running`,
    done > 0 && `${formatCount(done)} done in the last hour`,
  ].filter(Boolean)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft empty:hidden sm:hidden">
      {counts.length > 0 && <span>{counts.join(', ')}</span>}
      {failed > 0 && <Failed queue={queue} words=" failed" />}
    </span>
  )
}

/** A job that was not started within this time has no worker. */
const TOO_LONG = 15 * 60

function OldestWait({ age }: { age: number | null }) {
  if (age === null) return <span className="admin-soft">None</span>
  if (age < TOO_LONG) return ageWords(age)
  return <strong className="text-bad">{ageWords(age)}: too long</strong>
}

/** All queues with their counts. */
export function QueuesTable({ queues, onRetry }: QueuesTableProps) {
  const mayRetry = useAdminRole().mayChange('queues')
  return (
    <div className="admin-scroll">
      <Table caption="Queues" className="admin-table" data-lines>
        <THead>
          <Th>Queue</Th>
          <Th numeric>Waiting</Th>
          <Th>Oldest waiting</Th>
          <Th numeric>Running</Th>
          <Th numeric>Done, last hour</Th>
          <Th numeric>Failed</Th>
          <Th>Next run</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </THead>
        <TBody>
          {queues.map((queue) => (
            <Tr key={queue.name}>
              <Td className={onPhone.queue}>
                <strong className="max-xl:whitespace-normal">{queueWords(queue.name)}</strong>{' '}
                <span className="admin-soft text-sm wrap-anywhere max-xl:block max-xl:whitespace-normal">
                  {queue.name}
                </span>
                <Summary queue={queue} />
              </Td>
              <Count label="Waiting">{formatCount(queue.waiting)}</Count>
              <Td label="Oldest waiting" className={onPhone.counts}>
                <OldestWait age={queue.oldestWait} />
              </Td>
              <Count label="Running">{formatCount(queue.running)}</Count>
              <Count label="Done, last hour">{formatCount(queue.done)}</Count>
              <Count label="Failed">
                <Failed queue={queue} />
              </Count>
              <Td label="Next run" className={onPhone.nextRun}>
                {queue.nextRunAt ? (
                  <>
                    <span className="block text-ink-soft sm:hidden">Next run</span>
                    <time
                      dateTime={queue.nextRunAt}
                      className="whitespace-nowrap sm:max-xl:whitespace-normal"
                    >
                      {formatDateTime(queue.nextRunAt)}
                    </time>
                  </>
                ) : (
                  <span className="admin-soft">On demand</span>
                )}
              </Td>
              <Td data-actions className={onPhone.actions}>
                {mayRetry && queue.failed > 0 && (
                  <div className="flex sm:justify-end">
                    <Button size="slim" onClick={() => onRetry(queue)}>
                      Retry all<span className="sr-only"> of {queueWords(queue.name)}</span>
                    </Button>
                  </div>
                )}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </div>
  )
}
