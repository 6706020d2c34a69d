import type { FraudCheck, FraudCheckStatus } from '#payouts/fraud_checks/fraud_check'
import { AdminFrame } from '~/components/admin/admin_frame'
import { FraudChecksTable } from '~/components/admin/fraud/fraud_checks_table'
import { PAYOUT_TABS } from '~/components/admin/payouts/payout_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type FraudChecksProps = InertiaProps<{
  view: FraudCheckStatus
  rows: FraudCheck[]
  nextUrl: string | null
}>

const VIEWS: Record<FraudCheckStatus, { hint: string; title: string; text: string }> = {
  waiting: {
    hint: 'Each check pauses the payouts to its artist until you decide. We still make and dispatch the orders.',
    title: 'No fraud checks',
    text: 'Artists whose orders match a fraud rule appear here before they are paid.',
  },
  kept: {
    hint: 'These payouts stay paused. Release a check once you know more.',
    title: 'No payouts kept paused',
    text: 'Checks appear here once an admin has kept the payouts paused.',
  },
  released: {
    hint: 'Orders of a released check don’t count again. New orders can match the rule again.',
    title: 'Nothing released yet',
    text: 'Checks appear here once an admin has released them.',
  },
}

export default function FraudChecks({ view, rows, nextUrl }: FraudChecksProps) {
  const { hint, title, text } = VIEWS[view]
  return (
    <AdminFrame section="payouts" title="Fraud checks">
      <SectionTabs label="Payouts" tabs={PAYOUT_TABS} current={view} />
      <TableList
        id="fraud-checks"
        title="Fraud checks"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={<p className="admin-hint">{hint}</p>}
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <FraudChecksTable checks={rows} view={view} />
      </TableList>
    </AdminFrame>
  )
}
