import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { EmailField } from '~/components/identity/email_field'
import { Entrance } from '~/components/identity/entrance'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError, TextField } from '~/components/ui/field'
import type { InertiaProps } from '~/types'

type FindProps = InertiaProps<{ orderNumber: string | null }>

type FindFormProps = {
  orderNumber: string
  onOrderNumber: (typed: string) => void
  onAsked: () => void
}

function FindForm({ orderNumber, onOrderNumber, onAsked }: FindFormProps) {
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/orders/link',
    onDone: onAsked,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <TextField
        label="Order number"
        name="orderNumber"
        placeholder="GS-XXXX-XXXX"
        defaultValue={orderNumber}
        onChange={({ target }) => onOrderNumber(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.orderNumber}
      />
      <EmailField error={errors.email} />
      <Button type="submit" variant="go" wide busy={busy}>
        Send me the link
      </Button>
    </form>
  )
}

const focusEmail = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="email"]')?.focus())

/** For guests who have lost the mail with the link to their order. */
export default function FindOrder({ orderNumber: known }: FindProps) {
  const [orderNumber, setOrderNumber] = useState(known ?? '')
  const [isAsked, setAsked] = useState(false)
  return (
    <Entrance
      title="Find your order"
      lead="Bought without an account? We’ll send a link to your order to the email you bought with."
      stub={
        <Link href="/login" className="link w-fit">
          Bought with an account? Log in
        </Link>
      }
    >
      {isAsked ? (
        <div className="grid justify-items-start gap-4">
          <p role="status">
            If that order number and email match, we’ve sent you a link. Can’t see it? Check your
            spam folder.
          </p>
          <Button
            onClick={() => {
              setAsked(false)
              focusEmail()
            }}
          >
            Try another email
          </Button>
        </div>
      ) : (
        <FindForm
          orderNumber={orderNumber}
          onOrderNumber={setOrderNumber}
          onAsked={() => setAsked(true)}
        />
      )}
    </Entrance>
  )
}
