import type { CheckView, ProductCheck } from '#moderation/checks/queries/product_check_queries'
import { AdminFrame } from '~/components/admin/admin_frame'
import { ChecksTable } from '~/components/admin/checks/checks_table'
import { REPORT_TABS } from '~/components/admin/reports/report_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type ProductChecksProps = InertiaProps<{
  view: CheckView
  rows: ProductCheck[]
  nextUrl: string | null
}>

const VIEWS: Record<CheckView, { hint: string; title: string; text: string }> = {
  waiting: {
    hint: 'Artists can’t approve these products or put them on sale until you clear them. Those already on sale stay on sale: take one down if the artist has no right to sell it.',
    title: 'Nothing to check',
    text: 'Products with a watched word, or with artwork that was taken down before, appear here.',
  },
  cleared: {
    hint: 'If a cleared product changes, it’s checked again.',
    title: 'Nothing cleared yet',
    text: 'Products appear here once an admin has cleared them.',
  },
}

export default function ProductChecks({ view, rows, nextUrl }: ProductChecksProps) {
  const { hint, title, text } = VIEWS[view]
  return (
    <AdminFrame section="reports" title="Product checks">
      <SectionTabs label="Reports" tabs={REPORT_TABS} current={view} />
      <TableList
        id="checks"
        title="Product checks"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={<p className="admin-hint">{hint}</p>}
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <ChecksTable checks={rows} isCleared={view === 'cleared'} />
      </TableList>
    </AdminFrame>
  )
}
