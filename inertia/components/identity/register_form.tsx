import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { EmailField } from '~/components/identity/email_field'
import { PasswordField } from '~/components/identity/password_field'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError, TextField } from '~/components/ui/field'
import type { ApiError } from '~/lib/api'

type RegisterFormProps = { userType: 'fan' | 'artist'; action: string; intended: string }

const loginPaths = { fan: '/login', artist: '/login/artist' }

const isEmailTaken = ({ body }: ApiError) =>
  body.errors?.some(({ field, rule }) => field === 'email' && rule === 'unique') ?? false

/** A new account; afterwards one is signed in. */
export function RegisterForm({ userType, action, intended }: RegisterFormProps) {
  const [hasAccount, setHasAccount] = useState(false)
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/register',
    extra: { userType },
    onDone: () => router.visit(intended, { replace: true }),
    onRefused(error) {
      setHasAccount(isEmailTaken(error))
      return false
    },
  })
  const loginPath = `${loginPaths[userType]}?${new URLSearchParams({ to: intended })}`
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          error={errors.lastName}
        />
      </div>
      <EmailField
        error={
          errors.email && (
            <>
              {errors.email}{' '}
              {hasAccount && (
                <Link href={loginPath} className="link">
                  Log in
                </Link>
              )}
            </>
          )
        }
      />
      <PasswordField isNew error={errors.password} />
      <Button type="submit" variant="go" wide busy={busy}>
        {action}
      </Button>
    </form>
  )
}
