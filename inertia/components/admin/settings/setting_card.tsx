import { useState } from 'react'
import type { SettingChangeShape, SettingShape } from '#settings/transformers/setting_transformer'
import { SettingDialog } from '~/components/admin/settings/setting_dialog'
import { SettingHistory } from '~/components/admin/settings/setting_history'
import { fieldLabel, fieldValue, valueWords } from '~/components/admin/settings/setting_values'
import { ReasonDialog } from '~/components/dialogs/reason_dialog'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDate, formatDateTime } from '~/lib/dates'
import { Attempt } from '~/lib/idempotency'

/** A setting that admins change: its present value, since when and by whom, what is planned, and what was. */
export function SettingCard({ setting, today }: { setting: SettingShape; today: string }) {
  const { mayChange } = useAdminRole()
  const [isOpen, setOpen] = useState(false)
  const [attempt] = useState(() => new Attempt())
  const { key, label, about, fields, value, planned, past } = setting
  const mayAct = mayChange('settings')
  return (
    <section aria-labelledby={key} className="admin-facts">
      <div className="setting-head">
        <h3 id={key} className="admin-heading">
          {label}
        </h3>
        {mayAct && (
          <Button size="slim" onClick={() => setOpen(true)}>
            Change<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      <p className="admin-hint">{about}</p>
      {value ? (
        <dl>
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{fieldLabel(setting, field)}</dt>
              <dd>{fieldValue(field, value[field.name]!)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="font-semibold">Not set: costs in this currency are refused.</p>
      )}
      <p className="admin-hint">
        {sourceOf(setting)} {setting.isOld && <Badge variant="warn">Old</Badge>}
      </p>
      {planned.map((change) => (
        <Planned key={change.id} {...{ setting, change, mayAct }} />
      ))}
      {past.length > 0 && <SettingHistory setting={setting} />}
      {isOpen && <SettingDialog {...{ setting, today, attempt }} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Where the value comes from, since when, and by whom. */
function sourceOf({ current, value, asOf }: SettingShape): string {
  if (current)
    return `Set here by ${current.setBy}, in force since ${formatDateTime(current.validFrom)}: ${current.reason}`
  if (!value) return 'Neither the server configuration nor an admin has set it.'
  return asOf
    ? `From the server configuration, with the rate of ${formatDate(asOf)}.`
    : 'From the server configuration.'
}

type PlannedProps = { setting: SettingShape; change: SettingChangeShape; mayAct: boolean }

function Planned({ setting, change, mayAct }: PlannedProps) {
  const [isOpen, setOpen] = useState(false)
  const words = valueWords(setting, change.value, setting.value)
  const day = formatDate(change.validFrom)
  return (
    <div className="setting-planned">
      <p>
        <Badge variant="ink">From {day}</Badge> <strong>{words}</strong>
        <span className="admin-hint block">
          Planned by {change.setBy}: {change.reason}
        </span>
      </p>
      {mayAct && (
        <Button size="slim" onClick={() => setOpen(true)}>
          Withdraw
          <span className="sr-only">
            {' '}
            {setting.label} from {day}
          </span>
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={`Withdraw the change from ${day}`}
          description={`${setting.label}: ${words}. It will not take effect.`}
          path={`/api/admin/settings/${setting.key}/changes/${change.id}/withdraw`}
          extra={{ seenId: setting.lastId }}
          submitLabel="Withdraw"
          isDangerous
          doneTitle="Change withdrawn"
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
