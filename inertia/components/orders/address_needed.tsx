import { router } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { DeliveryFields } from '~/components/catalog/delivery_fields'
import { fieldErrors, withCounty } from '~/components/catalog/buyer_details'
import { Button } from '~/components/ui/button'
import { FormError, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { useFieldErrors } from '~/hooks/use_field_errors'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import type { OrderPage } from '~/lib/shapes'
import { withTimeout } from '~/lib/timeout'

type Request = NonNullable<OrderPage['addressRequest']>

/** Why we need another address, and what the buyer can do instead, where there is a choice. */
function reasonOf({ problem, place }: Request): string {
  if (problem === 'abroad')
    return `You paid for shipping to ${place}. Give us an address there, or cancel your order and we’ll refund you.`
  if (problem === 'incomplete') return 'Part of your address is missing or too long.'
  return 'Our printer can’t send to your address. Please check every line of it.'
}

/** The form at first: the address on file, or empty where that is in another country than shipping was paid to. */
function knownAddress({ customerName, shippingAddress, addressRequest }: OrderPage) {
  const { country } = addressRequest!
  const known = shippingAddress?.country === country ? shippingAddress : null
  const { street, city, state, zipCode } = known ?? {}
  return {
    name: customerName ?? '',
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    zipCode: zipCode ?? '',
  }
}

type Field = keyof ReturnType<typeof knownAddress>

type AddressNeededProps = {
  order: OrderPage
  /** The token of a guest's link; null for a buyer with an account. */
  token: string | null
}

/** The form for another address of an order on hold, with the reason. */
export function AddressNeeded({ order, token }: AddressNeededProps) {
  const request = order.addressRequest!
  const { country, place } = request
  const [form, setForm] = useState(() => knownAddress(order))
  const { errors, refuse, clear } = useFieldErrors()
  const [notice, setNotice] = useState<string>()
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  const bind = (name: Field) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setForm((typed) => ({ ...typed, [name]: value }))
      clear(name)
    },
  })

  const send = async () => {
    const { name, ...address } = form
    const body = {
      customerName: name.trim() || undefined,
      shippingAddress: withCounty({ ...address, country }),
    }
    const path = withQuery(`/api/orders/${order.lines[0]!.id}/address`, { token })
    try {
      await withTimeout(callApi('POST', path, body))
      toast({ title: 'Address saved', description: 'We’ll print your order and post it there.' })
      router.reload({ only: ['order'], onSuccess: focusContent })
    } catch (error) {
      const found = error instanceof ApiError ? fieldErrors(error.errors) : {}
      refuse(found)
      if (Object.keys(found).length === 0) setNotice(sentenceOf(error))
    }
    setBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setNotice(undefined)
    void send()
  }

  return (
    <section aria-labelledby="address-needed" className="grid gap-4">
      <h2 id="address-needed" className="display-card">
        Where should we post it?
      </h2>
      <p className="max-w-[52ch]">
        {reasonOf(request)} We’ll make your order as soon as we have an address that works.
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Full name" autoComplete="name" maxLength={200} {...bind('name')} />
        <DeliveryFields country={country} bind={bind} />
        <p className="text-ink-soft">We’ll post it to {place}.</p>
        <FormError message={notice} />
        <Button type="submit" variant="go" wide busy={busy} busyLabel="Saving">
          Save address
        </Button>
      </form>
    </section>
  )
}
