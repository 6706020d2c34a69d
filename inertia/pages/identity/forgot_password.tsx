import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { EmailField } from '~/components/identity/email_field'
import { Entrance } from '~/components/identity/entrance'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'

export default function ForgotPassword() {
  const [isAsked, setAsked] = useState(false)
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/forgot-password',
    onDone: () => setAsked(true),
  })
  return (
    <Entrance
      title="Forgotten your password?"
      lead="Tell us your email and we’ll send you a link to choose a new one."
      stub={
        <Link href="/login" className="link w-fit">
          Back to login
        </Link>
      }
    >
      {isAsked ? (
        <p role="status">
          If there’s an account with this email, we’ve sent a link. It works for 60 minutes. Can’t
          see it? Check your spam folder.
        </p>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <FormError message={message} />
          <EmailField error={errors.email} />
          <Button type="submit" variant="go" wide busy={busy}>
            Send me the link
          </Button>
        </form>
      )}
    </Entrance>
  )
}
