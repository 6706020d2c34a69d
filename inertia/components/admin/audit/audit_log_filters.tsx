import type { AuditLogChoices } from '#admin/queries/audit_log_query'
import { actionWords, subjectWords } from '~/components/admin/audit/audit_log_words'
import { FilterForm } from '~/components/browse/filter_form'
import { InlineSelect } from '~/components/browse/inline_select'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'

export type AuditLogFilters = {
  actor: string
  action: string
  subject: string
  from: string
  to: string
}

const everyKind = (label: string) => ({ value: '', label })

/** `product`, or `product:12` of one that was come to by a link. */
function subjectOptions(subjects: string[], asked: string) {
  const [type = '', id] = asked.split(':')
  const kinds = subjects.map((value) => ({ value, label: subjectWords(value) }))
  if (!asked || subjects.includes(asked)) return kinds
  return [...kinds, { value: asked, label: [subjectWords(type), id].filter(Boolean).join(' ') }]
}

/** Who, what, which and when, all in the address. */
export function AuditLogFilters({
  filters,
  choices,
}: {
  filters: AuditLogFilters
  choices: AuditLogChoices
}) {
  const { actor, action, subject, from, to } = filters
  const selects = [
    {
      name: 'actor',
      label: 'Who',
      value: actor,
      options: [
        everyKind('Who: Anyone'),
        ...choices.actors.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    {
      name: 'action',
      label: 'What',
      value: action,
      options: [
        everyKind('What: Anything'),
        ...choices.actions.map((value) => ({ value, label: actionWords(value) })),
      ],
    },
    {
      name: 'subject',
      label: 'Object',
      value: subject,
      options: [everyKind('Object: Any'), ...subjectOptions(choices.subjects, subject)],
    },
  ]
  return (
    <FilterForm path="/admin/audit" asked={{ from, to }}>
      <div className="grid w-full items-end gap-3 min-[23rem]:grid-cols-2 max-sm:[&>:nth-child(3)]:col-span-full sm:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
        {selects.map((select) => (
          <InlineSelect
            key={select.name}
            {...select}
            className="grid min-w-0 grid-cols-1 items-stretch gap-1.5 sm:[&>div]:w-full"
          />
        ))}
        <TextField
          key={`from-${from}`}
          label="From"
          name="from"
          type="date"
          defaultValue={from}
          className="min-w-0 grid-cols-1"
        />
        <TextField
          key={`to-${to}`}
          label="To"
          name="to"
          type="date"
          defaultValue={to}
          className="min-w-0 grid-cols-1"
        />
        <Button type="submit" variant="ink" className="max-sm:col-span-full">
          Show
        </Button>
      </div>
    </FilterForm>
  )
}
