import type { DisputeView } from '#commerce/payments/queries/dispute_queries'
import type { ListedDispute } from '#commerce/payments/transformers/dispute_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { DISPUTE_TABS } from '~/components/admin/disputes/dispute_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { DisputesTable } from '~/components/admin/disputes/disputes_table'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type DisputesProps = InertiaProps<{
  view: DisputeView
  rows: ListedDispute[]
  nextUrl: string | null
}>

const VIEWS: Record<DisputeView, { title: string; text: string }> = {
  undecided: {
    title: 'No open disputes',
    text: 'Disputes opened by buyers’ banks appear here.',
  },
  decided: {
    title: 'No decisions yet',
    text: 'Disputes appear here once a bank has decided them, won or lost.',
  },
}

export default function Disputes({ view, rows, nextUrl }: DisputesProps) {
  const { title, text } = VIEWS[view]
  return (
    <AdminFrame section="disputes">
      <SectionTabs label="Disputes" tabs={DISPUTE_TABS} current={view} />
      <TableList
        id="disputes"
        title="Disputes"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={
          <p className="admin-hint">
            Open a dispute by its deadline to check the evidence and send it to Stripe. Answer in
            time, or we lose the dispute and the money.
          </p>
        }
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <DisputesTable disputes={rows} />
      </TableList>
    </AdminFrame>
  )
}
