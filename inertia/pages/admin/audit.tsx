import type { ActChoices } from '#admin/queries/act_list_query'
import type { ActShape } from '#admin/transformers/act_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { ActFilters } from '~/components/admin/audit/act_filters'
import { ActsTable } from '~/components/admin/audit/acts_table'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type AuditProps = InertiaProps<{
  filters: ActFilters
  choices: ActChoices
  acts: ActShape[]
  nextUrl: string | null
}>

export default function Audit({ filters, choices, acts, nextUrl }: AuditProps) {
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <AdminFrame section="audit">
      <TableList
        id="audit"
        title="Audit log"
        isEmpty={acts.length === 0}
        nextUrl={nextUrl}
        nextLabel="Earlier entries"
        bar={<ActFilters filters={filters} choices={choices} />}
        empty={
          isFiltered ? (
            <NothingMatches things="entries" clearHref="/admin/audit" />
          ) : (
            <EmptyState
              level="h3"
              title="No activity yet"
              text="Everything admins change is recorded here and kept."
            />
          )
        }
      >
        <ActsTable acts={acts} isWhole={filters.subject.includes(':')} />
      </TableList>
    </AdminFrame>
  )
}
