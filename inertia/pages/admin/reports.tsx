import { Link } from '@adonisjs/inertia/react'
import type { ReportView } from '#moderation/queries/report_queries'
import type { ShownReport } from '#moderation/transformers/report_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { REPORT_TABS } from '~/components/admin/reports/report_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { ReportsTable } from '~/components/admin/reports/reports_table'
import { TableList } from '~/components/admin/table/table_list'
import { UserText } from '~/components/text/user_text'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type ReportsProps = InertiaProps<{
  view: ReportView
  /** Only the reports about one artist are shown. */
  isOfArtist: boolean
  rows: ShownReport[]
  nextUrl: string | null
}>

type ViewWords = { hint: string; title: string; text: string }

const VIEWS: Record<ReportView, ViewWords> = {
  undecided: {
    hint: 'Decide before the deadline. Uphold a report to take its product down in the same step.',
    title: 'No open reports',
    text: 'What people report on product and store pages appears here.',
  },
  decided: {
    hint: 'To change a decision, review the report again.',
    title: 'No decisions yet',
    text: 'Reports appear here once they are upheld or dismissed.',
  },
}

/** Says that the list has one artist only, and leads to all. */
function OfArtist({ view, rows }: Pick<ReportsProps, 'view' | 'rows'>) {
  const [report] = rows
  return (
    <>
      {report ? (
        <>
          Only reports about <UserText>{report.artist.bandName}</UserText>.{' '}
        </>
      ) : (
        'No reports about this artist. '
      )}
      <Link href={`/admin/reports?view=${view}`} className="link">
        Show all reports
      </Link>
    </>
  )
}

export default function Reports({ view, isOfArtist, rows, nextUrl }: ReportsProps) {
  const { hint, title, text } = VIEWS[view]
  return (
    <AdminFrame section="reports">
      <SectionTabs label="Reports" tabs={REPORT_TABS} current={view} />
      <TableList
        id="reports"
        title="Reports"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={
          <p className="admin-hint">{isOfArtist ? <OfArtist view={view} rows={rows} /> : hint}</p>
        }
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <ReportsTable reports={rows} />
      </TableList>
    </AdminFrame>
  )
}
