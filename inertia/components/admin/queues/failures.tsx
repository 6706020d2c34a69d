import type { QueueShape } from '#admin/queries/queues_query'
import type { Failure } from '#admin/transformers/failure_transformer'
import { failuresPath, type FailureList } from '~/components/admin/queues/failures_path'
import { queueWords } from '~/components/admin/queues/queue_words'
import type { Retrying } from '~/components/admin/queues/retry_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import type { Column } from '~/components/admin/table/shapes'
import { TableList } from '~/components/admin/table/table_list'
import { useAdminRole } from '~/hooks/use_admin_role'
import { FilterForm } from '~/components/browse/filter_form'
import { InlineSelect } from '~/components/browse/inline_select'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { LinkTabs } from '~/components/ui/tabs'
import { formatDateTime } from '~/lib/dates'

type FailuresProps = {
  list: FailureList
  queue: string
  queues: QueueShape[]
  givenUpMails: number
  failures: Failure[]
  nextUrl: string | null
  onRetry: (retrying: Retrying) => void
}

const columnsOf = (list: FailureList): Column<Failure>[] => [
  {
    label: list === 'jobs' ? 'Queue' : 'Email',
    isTitle: true,
    cell: ({ name }) => (
      <strong className="wrap-anywhere">{list === 'jobs' ? queueWords(name) : name}</strong>
    ),
  },
  {
    label: 'Reason',
    isLong: true,
    cell: ({ error }) => <span className="wrap-anywhere">{error}</span>,
  },
  { label: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  {
    label: list === 'jobs' ? 'Failed' : 'Requested',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
]

const EMPTY = {
  jobs: {
    title: 'No failed jobs',
    text: 'Failed jobs are kept for a week.',
  },
  mails: {
    title: 'No undelivered email',
    text: 'Undelivered email is kept for 30 days.',
  },
}

/** Jobs that failed for good, and emails that no server took. */
export function Failures(props: FailuresProps) {
  const { list, queue, queues, givenUpMails, failures, nextUrl, onRetry } = props
  const { mayChange } = useAdminRole()
  const mayRetry = mayChange(list === 'mails' ? 'mails' : 'queues')
  const failedJobs = queues.reduce((sum, { failed }) => sum + failed, 0)
  const isTimed = (name: string) =>
    queues.some((each) => each.name === name && each.nextRunAt !== null)
  const retryingOf = ({ id, name }: Failure): Retrying =>
    list === 'mails'
      ? { what: 'mails', id: Number(id), count: 1 }
      : { what: 'jobs', queue: name, id, count: 1, isTimed: isTimed(name) }

  return (
    <div id="failures" className="admin-list scroll-mt-20">
      <LinkTabs
        isInner
        label="Failures"
        items={[
          {
            label: 'Failed jobs',
            href: failuresPath('jobs'),
            current: list === 'jobs',
            count: failedJobs,
          },
          {
            label: 'Undelivered email',
            href: failuresPath('mails'),
            current: list === 'mails',
            count: givenUpMails,
          },
        ]}
      />
      <TableList
        id="failed"
        title={list === 'jobs' ? 'Failed jobs' : 'Undelivered email'}
        isEmpty={failures.length === 0}
        nextUrl={nextUrl && `${nextUrl}#failures`}
        nextLabel="Older failures"
        bar={
          list === 'jobs' ? (
            failedJobs > 0 && (
              <FilterForm path="/admin/queues">
                <InlineSelect
                  name="queue"
                  label="Queue"
                  value={queue}
                  options={[
                    { value: '', label: 'All queues' },
                    ...queues.map(({ name }) => ({ value: name, label: queueWords(name) })),
                  ]}
                />
              </FilterForm>
            )
          ) : (
            <div className="flex empty:hidden">
              {mayRetry && givenUpMails > 0 && (
                <Button size="slim" onClick={() => onRetry({ what: 'mails', count: givenUpMails })}>
                  Send all again
                </Button>
              )}
            </div>
          )
        }
        empty={<EmptyState level="h3" {...EMPTY[list]} />}
      >
        <AdminTable
          caption={
            list === 'jobs' ? 'Failed jobs, newest first' : 'Undelivered email, newest first'
          }
          columns={columnsOf(list)}
          rows={failures}
          sort=""
          nameOf={({ name }) => name}
          actions={(failure) =>
            mayRetry && (
              <Button size="slim" onClick={() => onRetry(retryingOf(failure))}>
                Retry
                <span className="sr-only">
                  {' '}
                  {list === 'jobs' ? queueWords(failure.name) : failure.name}
                </span>
              </Button>
            )
          }
        />
      </TableList>
    </div>
  )
}
