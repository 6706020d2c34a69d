import type { SignoffView } from '#signoffs/queries/signoff_queries'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { SectionTabs } from '~/components/admin/section_tabs'
import { nobodyElse } from '~/components/admin/signoffs/signoff_words'
import { SignoffsTable } from '~/components/admin/signoffs/signoffs_table'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type SignoffsProps = InertiaProps<{
  view: SignoffView
  rows: SignoffShape[]
  nextUrl: string | null
}>

const VIEWS: Record<SignoffView, { label: string; href: string; title: string; text: string }> = {
  waiting: {
    label: 'Waiting',
    href: '/admin/signoffs',
    title: 'Nothing to approve',
    text: 'Refunds and payouts above the limit for one admin appear here.',
  },
  decided: {
    label: 'Decided',
    href: '/admin/signoffs?view=decided',
    title: 'Nothing decided yet',
    text: 'Requests appear here once they are approved, rejected, withdrawn or expired.',
  },
}

export default function Signoffs({ view, rows, nextUrl }: SignoffsProps) {
  const { title, text } = VIEWS[view]
  const noApprover = view === 'waiting' && rows.map(nobodyElse).find((words) => words !== null)
  return (
    <AdminFrame section="signoffs">
      <SectionTabs label="Second approval" tabs={VIEWS} current={view} />
      <TableList
        id="signoffs"
        title="Second approval"
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={
          <p className="admin-hint">
            {noApprover ||
              'Another admin with the role Owner or Finance has to approve or reject it.'}
          </p>
        }
        empty={<EmptyState level="h3" title={title} text={text} />}
      >
        <SignoffsTable signoffs={rows} isDecided={view === 'decided'} />
      </TableList>
    </AdminFrame>
  )
}
