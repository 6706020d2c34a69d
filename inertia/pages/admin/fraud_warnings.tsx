import type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import type { WarningView } from '#commerce/payments/fraud_warnings/queries/fraud_warning_queries'
import { AdminFrame } from '~/components/admin/admin_frame'
import { DISPUTE_TABS } from '~/components/admin/disputes/dispute_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { FraudWarningsTable } from '~/components/admin/disputes/fraud_warnings_table'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type FraudWarningsProps = InertiaProps<{
  view: WarningView
  rows: FraudWarning[]
  nextUrl: string | null
}>

const VIEWS: Record<WarningView, { hint: string; title: string; text: string }> = {
  open: {
    hint: 'A dispute may follow. Refund the payment on the order’s page, or dismiss the warning if you know the buyer. Orders go on until you decide.',
    title: 'No fraud warnings',
    text: 'Payments that a card’s bank reports as fraud appear here.',
  },
  ended: {
    hint: 'Warnings that were dismissed, and those whose payment was refunded or disputed.',
    title: 'No past warnings',
    text: 'Warnings appear here once they are dismissed, or their payment is refunded or disputed.',
  },
}

export default function FraudWarnings({ view, rows, nextUrl }: FraudWarningsProps) {
  const { hint, title, text } = VIEWS[view]
  return (
    <AdminFrame section="disputes" title="Fraud warnings">
      <SectionTabs label="Disputes" tabs={DISPUTE_TABS} current={view} />
      <TableList
        id="fraud-warnings"
        title="Fraud warnings"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={<p className="admin-hint">{hint}</p>}
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <FraudWarningsTable warnings={rows} isEnded={view === 'ended'} />
      </TableList>
    </AdminFrame>
  )
}
