import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { queueWords } from '~/components/admin/queues/queue_words'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'

/** What is to be tried again: `id` of one, or all that there is. */
export type Retrying =
  | { what: 'jobs'; queue: string; id?: string; count: number; isTimed: boolean }
  | { what: 'mails'; id?: number; count: number }

function wordsOf(retrying: Retrying) {
  if (retrying.what === 'mails') {
    const those = counted(retrying.count, 'email')
    return {
      title: `Send ${those} again`,
      description: 'Each is written from today’s data; any that are no longer needed are skipped.',
      done: `${those} on the way`,
    }
  }
  const those = counted(retrying.count, 'job')
  return {
    title: `Retry ${those}: ${queueWords(retrying.queue)}`,
    description: retrying.isTimed
      ? 'One run makes up for all the missed ones.'
      : 'They run as soon as a worker is free.',
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
