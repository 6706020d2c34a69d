import type { SettingChangeShape, SettingShape } from '#settings/transformers/setting_transformer'
import { valueWords } from '~/components/admin/settings/setting_values'
import { formatDateTime } from '~/lib/dates'

/** What a setting was, the latest first, with what differed from the value before. */
export function SettingHistory({ setting }: { setting: SettingShape }) {
  const { past, configured, label } = setting
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5 font-semibold underline underline-offset-4">
        History<span className="sr-only"> of {label}</span> ({past.length})
      </summary>
      <ol className="setting-history">
        {past.map((change, index) => (
          <li key={change.id}>
            <p>
              <time dateTime={change.validFrom}>{formatDateTime(change.validFrom)}</time>
              <strong>
                {valueWords(setting, change.value, past[index + 1]?.value ?? configured)}
              </strong>
            </p>
            <p className="admin-hint">
              Set by {change.setBy}: {change.reason}
            </p>
            <Withdrawn change={change} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function Withdrawn({ change: { withdrawn } }: { change: SettingChangeShape }) {
  if (!withdrawn) return null
  return (
    <p className="admin-hint">
      Withdrawn by {withdrawn.by} on {formatDateTime(withdrawn.at)}: {withdrawn.reason}
    </p>
  )
}
