import { ConfirmDialog } from '~/components/admin/table/confirm_dialog'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'

/** What is to be tried again: `id` of one, or all that there is. */
export type Retrying =
  | { what: 'jobs'; queue: string; id?: string; count: number; isTimed: boolean }
  | { what: 'mails'; id?: number; count: number }

function wordsOf(retrying: Retrying) {
  if (retrying.what === 'mails') {
    const those = counted(retrying.count, 'mail')
    return {
      title: `Send ${those} once more`,
      description: 'Each says what is true when it leaves. What has become needless is not sent.',
      done: `${those} on the way`,
    }
  }
  const those = counted(retrying.count, 'job')
  return {
    title: `Retry ${those} of ${retrying.queue}`,
    description: retrying.isTimed
      ? 'A timer’s runs are made good by one more: each does all there is to do.'
      : 'They are worked on as soon as a worker is free.',
    done: `${those} queued again`,
  }
}

const call = (retrying: Retrying) =>
  retrying.what === 'mails'
    ? callApi('POST', '/api/admin/mails/retry', { id: retrying.id })
    : callApi('POST', `/api/admin/queues/${retrying.queue}/retry`, { id: retrying.id })

type RetryDialogProps = { retrying: Retrying; onClose: () => void }

/** Asks, and says how many, before what failed is tried again. */
export function RetryDialog({ retrying, onClose }: RetryDialogProps) {
  const { title, description, done } = wordsOf(retrying)
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={title}
      act={() => call(retrying)}
      doneTitle={done}
      onClose={onClose}
    />
  )
}
