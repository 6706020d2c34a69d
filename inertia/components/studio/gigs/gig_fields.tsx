import { SelectField, TextField } from '~/components/ui/field'
import type { Gig } from '~/components/studio/shapes'

type GigFieldsProps = {
  gig?: Gig
  /** What is wrong with the field of this name. */
  errorOf: (field: string) => string | undefined
}

/** Every zone the browser knows, and the one that is set. */
function zonesWith(current: string) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(current) ? known : [current, ...known]
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

/** Where and when: the day and time as a clock at the venue shows them. */
export function GigFields({ gig, errorOf }: GigFieldsProps) {
  const zone = gig?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <TextField
        label="Gig or tour"
        name="name"
        maxLength={200}
        autoComplete="off"
        defaultValue={gig?.name}
        error={errorOf('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Venue"
          name="venue"
          maxLength={200}
          autoComplete="off"
          defaultValue={gig?.venue ?? ''}
          error={errorOf('venue')}
        />
        <TextField
          label="City"
          name="city"
          maxLength={100}
          autoComplete="off"
          defaultValue={gig?.city ?? ''}
          error={errorOf('city')}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Day"
          name="date"
          type="date"
          defaultValue={gig?.date}
          error={errorOf('date')}
        />
        <TextField
          label="Time there"
          name="time"
          type="time"
          defaultValue={gig?.time ?? '19:30'}
          error={errorOf('time')}
        />
      </div>
      <SelectField
        label="Time zone"
        name="timeZone"
        defaultValue={zone}
        options={zonesWith(zone)}
        error={errorOf('timeZone')}
      />
    </>
  )
}
