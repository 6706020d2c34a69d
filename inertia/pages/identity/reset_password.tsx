import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Entrance } from '~/components/identity/entrance'
import { PasswordField } from '~/components/identity/password_field'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

type ResetPasswordProps = {
  /** Null where the link has been used, has run out or never was one. */
  token: string | null
  /** Where this account logs in. */
  loginPath: string
}

export default function ResetPassword({ token, loginPath }: ResetPasswordProps) {
  return token ? <NewPassword token={token} loginPath={loginPath} /> : <UsedLink />
}

function NewPassword({ token, loginPath }: { token: string; loginPath: string }) {
  const toast = useToast()
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/reset-password',
    extra: { token },
    onDone: () => {
      toast({ title: 'Password changed', description: 'Log in with your new password.' })
      router.visit(loginPath, { replace: true })
    },
  })
  return (
    <Entrance title="Choose a new password" lead="You’ll be logged out everywhere else.">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <FormError
          message={
            message ??
            (errors.token && (
              <>
                {errors.token}{' '}
                <Link href="/forgot-password" className="link">
                  Send me a new link
                </Link>
              </>
            ))
          }
        />
        <PasswordField isNew label="New password" error={errors.password} />
        <Button type="submit" variant="go" wide busy={busy}>
          Save password
        </Button>
      </form>
    </Entrance>
  )
}

function UsedLink() {
  return (
    <Entrance
      title="This link no longer works"
      lead="It’s already been used, or its 60 minutes are up."
    >
      <Button asChild variant="go" wide>
        <Link href="/forgot-password">Send me a new link</Link>
      </Button>
    </Entrance>
  )
}
