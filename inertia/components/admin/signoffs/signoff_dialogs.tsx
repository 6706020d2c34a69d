import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { effectOf } from '~/components/admin/signoffs/signoff_words'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { ReasonDialog } from '~/components/dialogs/reason_dialog'
import { callApi } from '~/lib/api'
import { formatMoney } from '~/lib/money'

type SignoffDialogProps = { signoff: SignoffShape; onClose: () => void }

const refusalOf = ({ refund }: SignoffShape) =>
  refund?.status === 'failed'
    ? 'Stripe refused the refund, so nothing was refunded. It can be asked for again later.'
    : undefined

/** Approves a request of another admin. */
export function ApproveDialog({ signoff, onClose }: SignoffDialogProps) {
  return (
    <ConfirmDialog
      title={`Approve ${formatMoney(signoff.total)}`}
      description={effectOf(signoff)}
      confirmLabel={`Approve ${formatMoney(signoff.total)}`}
      act={() => callApi<SignoffShape>('POST', `/api/admin/signoffs/${signoff.id}/approve`)}
      refusalOf={refusalOf}
      doneTitle={`${formatMoney(signoff.total)} approved`}
      onClose={onClose}
    />
  )
}

/** Rejects a request of another admin, or withdraws the own one. */
export function RejectDialog({ signoff, isOwn, onClose }: SignoffDialogProps & { isOwn: boolean }) {
  return (
    <ReasonDialog
      title={`${isOwn ? 'Withdraw' : 'Reject'} ${formatMoney(signoff.total)}`}
      description="Nothing is refunded or paid. It can be asked for again."
      path={`/api/admin/signoffs/${signoff.id}/reject`}
      submitLabel={isOwn ? 'Withdraw' : 'Reject'}
      isDangerous
      doneTitle={isOwn ? 'Request withdrawn' : 'Request rejected'}
      onClose={onClose}
    />
  )
}
