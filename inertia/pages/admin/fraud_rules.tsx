import type { FraudRule } from '#payouts/fraud_checks/queries/fraud_rules_query'
import { AdminFrame } from '~/components/admin/admin_frame'
import { FraudRulesTable } from '~/components/admin/fraud/fraud_rules_table'
import { PAYOUT_TABS } from '~/components/admin/payouts/payout_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { TableList } from '~/components/admin/table/table_list'
import type { InertiaProps } from '~/types'

export default function FraudRules({ rules }: InertiaProps<{ rules: FraudRule[] }>) {
  return (
    <AdminFrame section="payouts" title="Fraud rules">
      <SectionTabs label="Payouts" tabs={PAYOUT_TABS} current="rules" />
      <TableList
        id="fraud-rules"
        title="Fraud rules"
        isEmpty={false}
        nextUrl={null}
        bar={
          <p className="admin-hint">
            Before artists are paid, their orders are compared with these rules. Where one matches,
            the artist’s payouts are paused until an admin has decided. Orders are never paused.
          </p>
        }
        empty={null}
      >
        <FraudRulesTable rules={rules} />
      </TableList>
    </AdminFrame>
  )
}
