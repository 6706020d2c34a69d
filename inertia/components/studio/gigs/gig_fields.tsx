import type { GigField } from '~/components/studio/gigs/gig_form'
import { SelectField, TextField } from '~/components/ui/field'

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** `bind`: what the field of this name says, how it changes, and what is wrong with it. */
type GigFieldsProps = { bind: (field: GigField) => Bound }

/** Every zone the browser knows, and the one that is set. */
function zonesWith(current: string) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(current) ? known : [current, ...known]
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
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
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Day" type="date" {...bind('date')} />
        <TextField label="Start time" type="time" {...bind('time')} />
      </div>
      <SelectField label="Time zone" options={zonesWith(zone.value)} {...zone} />
    </>
  )
}
