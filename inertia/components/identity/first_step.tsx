import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { EmailField } from '~/components/identity/email_field'
import { PasswordField } from '~/components/identity/password_field'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { showRoleMismatch } from '~/lib/role_mismatch_answer'
import type { OpenRemoval } from '~/lib/shapes'

/** What the second step accepts, and the open request to remove a lost second factor. */
export type AskedStep = { methods: string[]; removal: OpenRemoval | null }

type FirstStepProps = {
  path: string
  intended: string
  /** The password is right and the account has two-step login. */
  onSecondStep: (asked: AskedStep) => void
  /** The password is right, and the account needs two-step login, which it does not have. */
  onSetUp: () => void
}

/** Email and password. */
export function FirstStep({ path, intended, onSecondStep, onSetUp }: FirstStepProps) {
  const [isSuspended, setSuspended] = useState(false)
  const { busy, errors, message, submit } = useCallForm({
    path,
    onDone: () => router.visit(intended, { replace: true }),
    onRefused(error) {
      setSuspended(error.body.code === 'E_SUSPENDED')
      const { code } = error.body
      if (code === 'E_SECOND_FACTOR') onSecondStep(error.body as unknown as AskedStep)
      else if (code === 'E_SECOND_FACTOR_SET_UP') onSetUp()
      else return showRoleMismatch(error)
      return true
    },
    fieldOf: { E_INVALID_CREDENTIALS: 'password' },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError
        message={
          message && (
            <>
              {message}{' '}
              {isSuspended && (
                <Link href="/contact" className="link">
                  Contact
                </Link>
              )}
            </>
          )
        }
      />
      <EmailField error={errors.email} offersPasskeys />
      <PasswordField error={errors.password} />
      <Button type="submit" variant="go" wide busy={busy}>
        Log in
      </Button>
      <Link href="/forgot-password" className="link w-fit">
        Forgotten your password?
      </Link>
    </form>
  )
}
