import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import type { DisputePage } from '#disputes/transformers/dispute_evidence_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Deadline } from '~/components/admin/disputes/deadline'
import { DisputeState } from '~/components/admin/disputes/dispute_state'
import { disputeReason } from '~/components/admin/disputes/dispute_words'
import { EvidencePieces } from '~/components/admin/disputes/evidence_pieces'
import { EvidenceState } from '~/components/admin/disputes/evidence_state'
import { EVIDENCE_WORDS } from '~/components/admin/disputes/evidence_words'
import { StatementForm } from '~/components/admin/disputes/statement_form'
import { UserParagraphs } from '~/components/text/user_text'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

/** A dispute, and what the bank is sent about it. */
export default function Dispute({ dispute, evidence, pieces }: InertiaProps<DisputePage>) {
  const { mayChange } = useAdminRole()
  const { reason, orderNumber } = dispute
  const isEditable = evidence.mayBeAnswered && mayChange('disputes')
  const shown = pieces.filter(
    ({ field, wasSent }) =>
      field !== 'uncategorized_text' && (evidence.status !== 'sent' || wasSent)
  )
  const needed = shown.filter(({ isNeeded }) => isNeeded)
  const added = pieces.find(({ field }) => field === 'uncategorized_text')?.value
  return (
    <AdminFrame section="disputes" title={`Dispute about ${orderNumber}`}>
      <div className="grid gap-6">
        <header className="grid gap-2">
          <Link href="/admin/disputes" className="link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            Disputes
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <DisputeState dispute={dispute} />
            <span className="font-semibold">{formatMoney(dispute.amount, dispute.currency)}</span>
            <span>{disputeReason(reason)}</span>
            <Deadline dispute={dispute} />
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            Opened {formatDateTime(dispute.createdAt)}, {dispute.stripeDisputeId}.{' '}
            <Link href={`/admin/orders/${orderNumber}`} className="link inline">
              See the order
            </Link>
          </p>
          <EvidenceState dispute={dispute} evidence={evidence} />
        </header>
        <div className="admin-halves">
          <div>
            <EvidencePieces
              id="needed"
              title={`What decides a dispute like this: ${disputeReason(reason).toLowerCase()}`}
              pieces={needed}
            />
            <EvidencePieces
              id="also"
              title={evidence.status === 'sent' ? 'Also sent' : 'We’ll also send'}
              pieces={shown.filter(({ isNeeded }) => !isNeeded)}
            />
          </div>
          <section aria-labelledby="statement" className="admin-facts">
            <h2 id="statement" className="admin-heading">
              {isEditable ? 'Add what we don’t know' : 'Your statement'}
            </h2>
            {isEditable ? (
              <StatementForm
                dispute={dispute}
                evidence={evidence}
                missing={needed
                  .filter(({ value }) => value === null)
                  .map(({ field }) => EVIDENCE_WORDS[field])}
              />
            ) : (
              <UserParagraphs>{evidence.note ?? 'None'}</UserParagraphs>
            )}
            {added && (
              <>
                <h3 className="mt-3 font-semibold">
                  {evidence.status === 'sent' ? 'We added to it' : 'We add to it'}
                </h3>
                <UserParagraphs className="wrap-anywhere">{added}</UserParagraphs>
              </>
            )}
            {reason === 'fraudulent' && (
              <p className="admin-hint">We don’t keep buyers’ IP addresses, so none is sent.</p>
            )}
          </section>
        </div>
      </div>
    </AdminFrame>
  )
}
