import { useForm } from '@inertiajs/react'
import { Check, Clock, Wallet, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { AddressFields } from '~/components/sandbox/address_fields'
import { paymentAddress, type SandboxPayment } from '~/components/sandbox/sandbox_payment'
import { Button } from '~/components/ui/button'
import { FormError, SelectField, TextField, useFocusFirstError } from '~/components/ui/field'

type Action = 'pay' | 'pay_later' | 'decline'

/** What the buyer's wallet knows. */
const WALLET = {
  email: 'robin@example.com',
  name: 'Robin Example',
  line1: '1 Stage Road',
  line2: '',
  city: 'Leeds',
  state: '',
  postalCode: 'LS1 1AA',
  country: 'GB',
}

/** The buyer's details and the endings to choose from. */
export function PaymentForm({ payment }: { payment: SandboxPayment }) {
  const form = useForm({
    email: payment.email ?? '',
    card: payment.cards[0]!.number,
    name: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    postalCode: '',
    country: payment.countries[0] ?? '',
  })
  useFocusFirstError(form.errors)

  const end = (action: Action) => {
    form.transform((details) => ({ ...details, action }))
    form.post(paymentAddress(payment), { preserveScroll: true })
  }
  /** Fills everything in and pays; an email that the shop has given stays. */
  const payByWallet = () => {
    const details = { ...WALLET, email: payment.email ?? WALLET.email }
    form.setData((known) => ({ ...known, ...details }))
    form.transform(() => ({ ...details, action: 'pay' }))
    form.post(paymentAddress(payment), { preserveScroll: true })
  }
  const hasWallet = payment.countries.length === 0 || payment.countries.includes(WALLET.country)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    end('pay')
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      {payment.declineMessage && (
        <FormError message={`${payment.declineMessage} Nothing was charged. You can try again.`} />
      )}
      {hasWallet && (
        <Button variant="ink" wide busy={form.processing} onClick={payByWallet}>
          <Wallet aria-hidden className="size-5" />
          Pay with a wallet
        </Button>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={form.data.email}
        onChange={(event) => form.setData('email', event.target.value)}
        error={form.errors.email}
      />
      {payment.countries.length > 0 && (
        <AddressFields
          countries={payment.countries}
          values={form.data}
          errors={form.errors}
          onChange={(name, value) => form.setData(name, value)}
        />
      )}
      <SelectField
        label="Test card"
        name="card"
        value={form.data.card}
        onChange={(event) => form.setData('card', event.target.value as typeof form.data.card)}
        error={form.errors.card}
        options={payment.cards.map(({ number, label }) => ({
          value: number,
          label: `${label} · ${number.slice(-4)}`,
        }))}
      />
      <Endings
        total={payment.total}
        mayPayLater={payment.mayPayLater}
        busy={form.processing}
        onEnd={end}
      />
      <a href={payment.cancelUrl} className="link justify-self-start">
        Cancel and go back
      </a>
    </form>
  )
}

function Endings({
  total,
  mayPayLater,
  busy,
  onEnd,
}: {
  total: string
  mayPayLater: boolean
  busy: boolean
  onEnd: (action: Action) => void
}) {
  return (
    <div className="grid gap-3">
      <Button type="submit" variant="go" wide busy={busy} busyLabel="One moment…">
        <Check aria-hidden className="size-5" />
        Pay {total}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button busy={busy} onClick={() => onEnd('decline')}>
          <X aria-hidden className="size-5" />
          Decline the card
        </Button>
        {mayPayLater && (
          <Button busy={busy} onClick={() => onEnd('pay_later')}>
            <Clock aria-hidden className="size-5" />
            Pay later (processing)
          </Button>
        )}
      </div>
    </div>
  )
}
