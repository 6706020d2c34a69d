import { useState } from 'react'
import { DeliveryFields } from '~/components/catalog/delivery_fields'
import {
  countries,
  type BuyerErrors,
  type BuyerField,
  type BuyerDetails,
} from '~/components/catalog/buyer_details'
import { SelectField, TextField } from '~/components/ui/field'

type OrderFieldsProps = {
  form: BuyerDetails
  errors: BuyerErrors
  /** Errors of the shipping quote: each is shown and read aloud once its field has lost the focus. */
  problems: BuyerErrors
  onChange: (field: BuyerField, value: string) => void
}

export function OrderFields({ form, errors, problems, onChange }: OrderFieldsProps) {
  const [focused, setFocused] = useState<BuyerField | null>(null)
  const problemOf = (name: BuyerField) =>
    name !== focused && problems[name] && <span role="alert">{problems[name]}</span>
  const bind = (name: BuyerField) => ({
    name,
    value: form[name],
    error: errors[name] ?? (problemOf(name) || undefined),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    onFocus: () => setFocused(name),
    onBlur: () => setFocused(null),
  })
  return (
    <div className="grid gap-4">
      <TextField label="Full name" autoComplete="name" maxLength={200} {...bind('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="We’ll send your receipt and delivery updates here."
        {...bind('email')}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...bind('phone')}
      />
      <SelectField
        label="Country"
        autoComplete="shipping country"
        options={countries}
        {...bind('country')}
      />
      <DeliveryFields country={form.country} bind={bind} />
    </div>
  )
}
