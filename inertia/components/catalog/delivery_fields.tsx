import type { ReactNode } from 'react'
import { addressWords } from '~/components/catalog/buyer_details'
import { StateField } from '~/components/catalog/state_field'
import { TextField } from '~/components/ui/field'

export type AddressField = 'street' | 'city' | 'state' | 'zipCode'

type Bound = {
  name: string
  value: string
  error?: ReactNode
  onChange: (event: { target: { value: string } }) => void
  onFocus?: () => void
  onBlur?: () => void
}

type DeliveryFieldsProps = { country: string; bind: (name: AddressField) => Bound }

/** Where a parcel goes within a country. */
export function DeliveryFields({ country, bind }: DeliveryFieldsProps) {
  const words = addressWords[country] ?? addressWords.GB
  return (
    <>
      <TextField
        label="Street address"
        autoComplete="shipping street-address"
        maxLength={200}
        {...bind('street')}
      />
      <TextField
        label="City"
        autoComplete="shipping address-level2"
        maxLength={100}
        {...bind('city')}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        <StateField
          country={country}
          label={words.state}
          hint={words.stateHint}
          maxLength={100}
          {...bind('state')}
        />
        <TextField
          label={words.zipCode}
          autoComplete="shipping postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...bind('zipCode')}
        />
      </div>
    </>
  )
}
