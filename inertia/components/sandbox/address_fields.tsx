import { SelectField, TextField } from '~/components/ui/field'

const FIELDS = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'line1', label: 'Street', autoComplete: 'address-line1' },
  { name: 'line2', label: 'Flat, floor (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'Town or city', autoComplete: 'address-level2' },
  { name: 'state', label: 'County, state or province (optional)', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postcode or ZIP', autoComplete: 'postal-code' },
] as const

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' })

type Name = (typeof FIELDS)[number]['name'] | 'country'

type AddressFieldsProps = {
  countries: string[]
  values: Record<Name, string>
  errors: Partial<Record<Name, string>>
  onChange: (name: Name, value: string) => void
}

/** Where the goods go, limited to the countries that the shop quoted shipping for. */
export function AddressFields({ countries, values, errors, onChange }: AddressFieldsProps) {
  const isOneCountry = countries.length === 1
  return (
    <fieldset className="grid gap-5">
      <legend className="tag mb-3">Where it goes</legend>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          autoComplete={autoComplete}
          value={values[name]}
          onChange={(event) => onChange(name, event.target.value)}
          error={errors[name]}
        />
      ))}
      <SelectField
        name="country"
        label="Country"
        autoComplete="country"
        value={values.country}
        onChange={(event) => onChange('country', event.target.value)}
        error={errors.country}
        hint={isOneCountry ? 'Shipping was quoted for this country only.' : undefined}
        options={countries.map((code) => ({ value: code, label: COUNTRIES.of(code) ?? code }))}
      />
    </fieldset>
  )
}
