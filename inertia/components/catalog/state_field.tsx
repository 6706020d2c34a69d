import { statesOf, toState } from '#shared/states'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '~/components/ui/field'

type StateFieldProps = {
  country: string
  label: string
  name: string
  value: string
  error?: ReactNode
  hint?: string
  maxLength: number
  onChange: (event: { target: { value: string } }) => void
  onFocus?: () => void
  onBlur?: () => void
}

/** Chosen where the country has a list of states, typed where it has none. */
export function StateField({ country, value, hint, maxLength, ...field }: StateFieldProps) {
  const states = statesOf(country)
  const native = { ...field, autoComplete: 'shipping address-level1' }
  if (states.length === 0)
    return <TextField maxLength={maxLength} hint={hint} value={value} {...native} />
  return (
    <SelectField value={toState(value, country) ?? ''} {...native}>
      <option value="">Choose</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
