import { useState } from 'react'
import type { QueueShape } from '#admin/queries/queues_query'
import type { Failure } from '#admin/transformers/failure_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Failures } from '~/components/admin/queues/failures'
import type { FailureList } from '~/components/admin/queues/failures_path'
import { QueuesTable } from '~/components/admin/queues/queues_table'
import { RetryDialog, type Retrying } from '~/components/admin/queues/retry_dialog'
import type { InertiaProps } from '~/types'

type QueuesProps = InertiaProps<{
  queues: QueueShape[]
  givenUpMails: number
  list: FailureList
  /** The one that the list is narrowed to, or an empty text. */
  queue: string
  failures: Failure[]
  nextUrl: string | null
}>

export default function Queues({ queues, ...rest }: QueuesProps) {
  const [retrying, setRetrying] = useState<Retrying | null>(null)
  return (
    <AdminFrame section="queues">
      <section aria-labelledby="queues" className="admin-list">
        <h2 id="queues" className="admin-heading">
          All queues
        </h2>
        <QueuesTable
          queues={queues}
          onRetry={({ name, failed, nextRunAt }) =>
            setRetrying({ what: 'jobs', queue: name, count: failed, isTimed: nextRunAt !== null })
          }
        />
      </section>
      <Failures queues={queues} {...rest} onRetry={setRetrying} />
      {retrying && <RetryDialog retrying={retrying} onClose={() => setRetrying(null)} />}
    </AdminFrame>
  )
}
