import { Link } from '@adonisjs/inertia/react'
import { Deadline } from '~/components/admin/disputes/deadline'
import { DisputeState } from '~/components/admin/disputes/dispute_state'
import { disputeReason } from '~/components/admin/disputes/dispute_words'
import type { Dispute } from '~/components/admin/orders/shapes'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

/** The id of a dispute's element on the page of its order, for links to it. */
export const disputeAnchor = ({ id }: Pick<Dispute, 'id'>) => `dispute-${id}`

/** What the buyer complained of to their bank, until when that is to be answered, and how it stands. */
export function Disputes({ disputes, currency }: { disputes: Dispute[]; currency: string }) {
  return (
    <div className="grid gap-3">
      <h2 className="tag">Disputes</h2>
      <ul className="grid gap-3">
        {disputes.map((dispute) => (
          <li key={dispute.id} id={disputeAnchor(dispute)} className="grid gap-0.5">
            <p className="flex items-baseline justify-between gap-4">
              <DisputeState dispute={dispute} />
              <span className="font-semibold">{formatMoney(dispute.amount, currency)}</span>
            </p>
            <p>{disputeReason(dispute.reason)}</p>
            <p>
              <Deadline dispute={dispute} />
            </p>
            <p>
              <Link href={`/admin/disputes/${dispute.id}`} className="link w-fit">
                {dispute.isUndecided && !dispute.isAnswered ? 'Review the evidence' : 'Evidence'}
              </Link>
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {formatDateTime(dispute.createdAt)}, {dispute.stripeDisputeId}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
