import { disputeAnchor } from '~/components/admin/orders/disputes'
import { ReleaseDialog } from '~/components/admin/orders/release_dialog'
import { useAdminRole } from '~/hooks/use_admin_role'
import type { CheckoutFile, Dispute } from '~/components/admin/orders/shapes'

type ProductionHoldProps = { file: CheckoutFile; disputes: Dispute[] }

/** Why an order is held, and its release; while a dispute is open, a link to the dispute instead. */
export function ProductionHold({ file, disputes }: ProductionHoldProps) {
  const { mayChange } = useAdminRole()
  const open = disputes.find(({ status }) => status === 'open')
  const isDisputed = file.lines.some(({ paymentStatus }) => paymentStatus === 'disputed')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border-2 border-bad px-4 py-3">
      <p className="font-semibold wrap-anywhere text-bad">Held: {file.holdReason}</p>
      {file.isAddressRequested && (
        <p className="basis-full">
          We’ve emailed the buyer a link to give another address. The order goes on once they have.
        </p>
      )}
      {isDisputed ? (
        <p className="basis-full">
          The buyer’s bank is deciding about this payment. You can release the order once the{' '}
          {open ? (
            <a href={`#${disputeAnchor(open)}`} className="link -my-2.5">
              dispute
            </a>
          ) : (
            'dispute'
          )}{' '}
          has ended.
        </p>
      ) : (
        mayChange('orders') && <ReleaseDialog file={file} />
      )}
    </div>
  )
}
