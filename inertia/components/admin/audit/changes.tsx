import type { Change } from '#admin/transformers/audit_entry_transformer'
import { fieldWords, valueWords } from '~/components/admin/audit/audit_log_words'

/** What an action changed, field by field: before, then after. */
export function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <span className="admin-soft">No details</span>
  return (
    <ul className="admin-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="max-lg:wrap-anywhere">
          <span className="text-ink-soft">{fieldWords(field)}: </span>
          {before !== null && (
            <>
              <span className="sr-only">from </span>
              {valueWords(field, before)}
              <span aria-hidden> → </span>
              <span className="sr-only"> to </span>
            </>
          )}
          <strong>{after === null ? 'none' : valueWords(field, after)}</strong>
        </li>
      ))}
    </ul>
  )
}
