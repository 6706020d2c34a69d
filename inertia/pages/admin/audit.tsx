import type { AuditLogChoices } from '#admin/queries/audit_log_query'
import type { AuditEntryShape } from '#admin/transformers/audit_entry_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { AuditLogFilters } from '~/components/admin/audit/audit_log_filters'
import { AuditLogTable } from '~/components/admin/audit/audit_log_table'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type AuditProps = InertiaProps<{
  filters: AuditLogFilters
  choices: AuditLogChoices
  entries: AuditEntryShape[]
  nextUrl: string | null
}>

export default function Audit({ filters, choices, entries, nextUrl }: AuditProps) {
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <AdminFrame section="audit">
      <TableList
        id="audit"
        title="Audit log"
        isEmpty={entries.length === 0}
        nextUrl={nextUrl}
        nextLabel="Earlier entries"
        bar={<AuditLogFilters filters={filters} choices={choices} />}
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
        <AuditLogTable entries={entries} isWhole={filters.subject.includes(':')} />
      </TableList>
    </AdminFrame>
  )
}
