import type { SettingChangeShape, SettingShape } from '#settings/transformers/setting_transformer'
import { valueWords } from '~/components/admin/settings/setting_values'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDateTime } from '~/lib/dates'

/** What a setting was, the latest first, with what differed from the value before. */
export function SettingHistory({ setting }: { setting: SettingShape }) {
  const { past, configured, label } = setting
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold underline underline-offset-4">
        History<span className="sr-only"> of {label}</span> ({past.length})
      </summary>
      <Table caption={`History of ${label}`} className="admin-table">
        <THead>
          <Th>From</Th>
          <Th>Value</Th>
          <Th>Set by</Th>
          <Th>Reason</Th>
        </THead>
        <TBody>
          {past.map((change, index) => (
            <Tr key={change.id}>
              <Td data-title>{formatDateTime(change.validFrom)}</Td>
              <Td label="Value" data-long>
                {valueWords(setting, change.value, past[index + 1]?.value ?? configured)}
              </Td>
              <Td label="Set by">{change.setBy}</Td>
              <Td label="Reason" data-long>
                {reasonOf(change)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </details>
  )
}

function reasonOf({ reason, withdrawn }: SettingChangeShape): string {
  if (!withdrawn) return reason
  return `${reason} (withdrawn by ${withdrawn.by} on ${formatDateTime(withdrawn.at)}: ${withdrawn.reason})`
}
