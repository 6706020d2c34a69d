import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { SettingShape } from '#settings/transformers/setting_transformer'
import { MOST_DAYS_AHEAD, MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { effectOf, unusualPercent } from '~/components/admin/settings/setting_effect'
import {
  fieldLabel,
  payoutDays,
  valueWords,
  type Field,
  type Value,
} from '~/components/admin/settings/setting_values'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { SelectField, TextArea, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { dayAfter, formatDate } from '~/lib/dates'
import type { ApiError } from '~/lib/api'
import type { Attempt } from '~/lib/idempotency'
import { typedNumber } from '~/lib/typed_number'

type SettingDialogProps = {
  setting: SettingShape
  today: string
  attempt: Attempt
  onClose: () => void
}

const PREFIX = 'value.'

/** NaN while it is no number. */
const numberOf = (text = '') => typedNumber(text) ?? Number.NaN

/** A number as one would type it: 8.50 for pounds. */
const typedText = ({ unit }: Field, number: number) =>
  unit === 'pence' ? number.toFixed(2) : String(number)

function valueOf({ fields }: SettingShape, typed: Record<string, string>): Value {
  return Object.fromEntries(fields.map(({ name }) => [name, numberOf(typed[name])]))
}

/** The value before a day: the last planned one that takes effect by then, else the present one. */
function valueBefore({ value, planned }: SettingShape, from: string): Value | null {
  const earlier = planned.filter(({ validFrom }) => formatIsoDay(validFrom) <= from)
  return earlier.at(-1)?.value ?? value
}

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: PLATFORM_TIMEZONE })
const formatIsoDay = (iso: string) => londonDay.format(new Date(iso))

/** Sets a new value of a setting, with its day, its reason and what it comes to. */
export function SettingDialog({ setting, today, attempt, onClose }: SettingDialogProps) {
  const toast = useToast()
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      setting.fields.map((field) => [
        field.name,
        setting.value ? typedText(field, setting.value[field.name]!) : '',
      ])
    )
  )
  const [from, setFrom] = useState(today)
  const [since, setSince] = useState<string[]>([])
  const value = valueOf(setting, typed)
  const isWhole = Object.values(value).every(Number.isFinite)
  const before = valueBefore(setting, from)
  const percent = isWhole ? unusualPercent(setting, value, before) : null
  const isLater = from > today

  const showConflict = (error: ApiError) => {
    const changes = error.body.changes as { value: Value; validFrom: string }[] | undefined
    if (changes)
      setSince(
        changes.map(
          (change) =>
            `${valueWords(setting, change.value, setting.value)}, from ${formatDate(change.validFrom)}`
        )
      )
    return false
  }

  return (
    <CallDialog
      title={setting.label}
      description={setting.about}
      path={`/api/admin/settings/${setting.key}/changes`}
      submitLabel={isLater ? `Set from ${formatDate(from)}` : 'Set now'}
      askedLabel={`Yes, set ${isWhole ? valueWords(setting, value, before) : ''}`}
      attempt={attempt}
      toBody={({ reason }) => ({
        value,
        reason,
        seenId: setting.lastId,
        ...(isLater && { validFrom: from }),
        ...(percent !== null && { isConfirmed: true }),
      })}
      ask={() =>
        percent === null
          ? undefined
          : `That is ${percent}% ${value.rate! > before!.rate! ? 'more' : 'less'} than before. Is it right?`
      }
      onRefused={showConflict}
      onCancel={onClose}
      onClose={onClose}
      onDone={() => {
        toast({ title: isLater ? `Planned for ${formatDate(from)}` : `${setting.label} set` })
        router.reload()
        onClose()
      }}
    >
      {(errors) => (
        <>
          {since.length > 0 && (
            <div role="alert" className="grid gap-1">
              <p className="font-semibold">Changed since you opened it:</p>
              <ul className="list-disc pl-5">
                {since.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              <p>Close this dialog to see it, then try again.</p>
            </div>
          )}
          <div className="setting-fields" data-many={setting.fields.length > 3 || undefined}>
            {setting.fields.map((field) => (
              <ValueField
                key={field.name}
                label={fieldLabel(setting, field)}
                field={field}
                value={typed[field.name]!}
                error={errors[`${PREFIX}${field.name}`]}
                onChange={(text) => setTyped({ ...typed, [field.name]: text })}
              />
            ))}
          </div>
          <TextField
            label="Takes effect on"
            name="validFrom"
            type="date"
            min={today}
            max={dayAfter(today, MOST_DAYS_AHEAD)}
            value={from}
            hint={isLater ? 'At midnight, London time.' : 'Today: as soon as you set it.'}
            error={errors.validFrom}
            onChange={({ target }) => setFrom(target.value || today)}
          />
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={MOST_REASON_CHARACTERS}
            error={errors.reason}
          />
          <p aria-live="polite" className="setting-effect">
            {isWhole
              ? effectOf({ setting, value, before, from })
              : 'Enter a number to see its effect.'}
          </p>
        </>
      )}
    </CallDialog>
  )
}

type ValueFieldProps = {
  label: string
  field: Field
  value: string
  error?: string
  onChange: (text: string) => void
}

function ValueField({ label, field, value, error, onChange }: ValueFieldProps) {
  const name = `${PREFIX}${field.name}`
  if (field.unit === 'weekday')
    return (
      <SelectField
        label={label}
        name={name}
        value={value}
        error={error}
        options={payoutDays}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      label={field.unit === 'pence' ? `${label} (£)` : label}
      name={name}
      inputMode={field.unit === 'days' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
