import { useState } from 'react'
import type { FraudRule } from '#payouts/fraud_checks/queries/fraud_rules_query'
import { FraudRuleDialog } from '~/components/admin/fraud/fraud_rule_dialog'
import { RULES, thresholdWords } from '~/components/admin/fraud/fraud_words'
import { AdminTable } from '~/components/admin/table/admin_table'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDate } from '~/lib/dates'

type Rule = FraudRule & { id: number }

const nameOf = ({ name }: Rule) => RULES[name].title

const columns: Column<Rule>[] = [
  {
    label: 'Rule',
    isTitle: true,
    grow: 2,
    cell: (rule) => (
      <span className="admin-name font-bold">
        {nameOf(rule)}
        {!rule.isOn && <Badge>Off</Badge>}
      </span>
    ),
  },
  { label: 'Looks for', grow: 3, isLong: true, cell: ({ name }) => RULES[name].text },
  { label: 'Threshold', cell: thresholdWords },
  { label: 'Days', numeric: true, cell: ({ days }) => days },
  {
    label: 'Changed',
    cell: ({ changedAt, changedBy }) =>
      changedAt ? (
        <>
          <span className="whitespace-nowrap">{formatDate(changedAt)}</span> by{' '}
          <UserText>{changedBy!}</UserText>
        </>
      ) : (
        'Never'
      ),
  },
]

/** The fraud rules, which the roles Owner and Finance change. */
export function FraudRulesTable({ rules }: { rules: FraudRule[] }) {
  const [open, setOpen] = useState<Rule | null>(null)
  const { mayChange } = useAdminRole()
  return (
    <>
      <AdminTable
        caption="Fraud rules"
        columns={columns}
        rows={rules.map((rule, index) => ({ ...rule, id: index + 1 }))}
        sort=""
        nameOf={nameOf}
        actions={(rule) => (
          <RowMenu
            of={nameOf(rule)}
            actions={[
              {
                label: 'Change',
                isOffered: mayChange('payouts'),
                onSelect: () => setOpen(rule),
              },
            ]}
          />
        )}
      />
      {open && <FraudRuleDialog rule={open} onClose={() => setOpen(null)} />}
    </>
  )
}
