import type { GigField } from '~/components/studio/gigs/gig_form'
import { timeZones } from '~/components/studio/gigs/time_zones'
import { SelectField, TextField } from '~/components/ui/field'

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** `bind`: what the field of this name says, how it changes, and what is wrong with it. */
type GigFieldsProps = { bind: (field: GigField) => Bound }

/** The zones that this browser knows, the ones used most before the others. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { often, others } = timeZones(Intl.supportedValuesOf('timeZone'), chosen, device)
  const groups = { 'Most used': often, 'All others': others }
  return Object.entries(groups).map(([name, zones]) => (
    <optgroup key={name} label={name}>
      {zones.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  ))
}

/** Where and when: the day and time as a clock at the venue shows them. */
export function GigFields({ bind }: GigFieldsProps) {
  const zone = bind('timeZone')
  return (
    <>
      <TextField label="Gig or tour" maxLength={200} autoComplete="off" {...bind('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Venue" maxLength={200} autoComplete="off" {...bind('venue')} />
        <TextField label="City" maxLength={100} autoComplete="off" {...bind('city')} />
      </div>
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <TextField label="Day" type="date" {...bind('date')} />
        <TextField label="Start time" type="time" {...bind('time')} />
      </div>
      <SelectField label="Time zone" {...zone}>
        <ZoneOptions chosen={zone.value} />
      </SelectField>
    </>
  )
}
