import { router } from '@inertiajs/react'
import { useState } from 'react'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { CheckoutFile } from '~/components/admin/orders/shapes'
import { addressWords, countries, withCounty } from '~/components/catalog/buyer_details'
import { StateField } from '~/components/catalog/state_field'
import { Button } from '~/components/ui/button'
import { SelectField, TextArea, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

/** The recipient and address fields, each with its error. */
function Delivery({ file, errors }: { file: CheckoutFile; errors: Record<string, string> }) {
  const known = file.shippingAddress
  const [country, setCountry] = useState(known?.country ?? 'GB')
  const [state, setState] = useState(known?.state ?? '')
  const words = addressWords[country] ?? addressWords.GB
  const wrong = (field: string) => errors[`shippingAddress.${field}`]
  return (
    <>
      {errors.shippingAddress && <p className="font-semibold text-bad">{errors.shippingAddress}</p>}
      <TextField
        label="Full name"
        name="customerName"
        maxLength={200}
        defaultValue={file.customerName ?? ''}
        error={errors.customerName}
      />
      <SelectField
        label="Country"
        name="country"
        options={countries}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        error={wrong('country')}
      />
      <TextField
        label="Street address"
        name="street"
        maxLength={200}
        defaultValue={known?.street ?? ''}
        error={wrong('street')}
      />
      <TextField
        label="City"
        name="city"
        maxLength={100}
        defaultValue={known?.city ?? ''}
        error={wrong('city')}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        <StateField
          country={country}
          label={words.state}
          hint={words.stateHint}
          name="state"
          maxLength={100}
          value={state}
          onChange={({ target }) => setState(target.value)}
          error={wrong('state')}
        />
        <TextField
          label={words.zipCode}
          name="zipCode"
          maxLength={20}
          defaultValue={known?.zipCode ?? ''}
          error={wrong('zipCode')}
        />
      </div>
    </>
  )
}

type Fields = Record<string, string>

const TO_BE_MADE = {
  next: 'Releasing sends the whole checkout to the printer.',
  toBody: ({ reason, customerName, ...address }: Fields) => ({
    reason,
    customerName,
    shippingAddress: withCounty(address),
  }),
}

const NOTHING_TO_MAKE = {
  next: 'There’s nothing left to make. Releasing lets its payouts go ahead.',
  toBody: ({ reason }: Fields) => ({ reason }),
}

/** Lets an order that was held go on, once an admin has looked at it and fixed what was wrong. */
export function ReleaseDialog({ file }: { file: CheckoutFile }) {
  const toast = useToast()
  const isToBeMade = file.lines.some(({ status }) => status === 'processing')
  const { next, toBody } = isToBeMade ? TO_BE_MADE : NOTHING_TO_MAKE
  return (
    <CallDialog
      trigger={
        <Button variant="ink" size="slim">
          Release order
        </Button>
      }
      title="Release order"
      description={`Held: ${file.holdReason}. ${next}`}
      path={`/api/admin/orders/${file.lines[0]!.id}/release`}
      toBody={toBody}
      submitLabel="Release order"
      onDone={() => {
        toast({ title: 'Order released' })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          {isToBeMade && <Delivery file={file} errors={errors} />}
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={MOST_REASON_CHARACTERS}
            hint="Kept in the audit log."
            error={errors.reason}
          />
        </>
      )}
    </CallDialog>
  )
}
