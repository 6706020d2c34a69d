import { router } from '@inertiajs/react'
import { CodeField } from '~/components/identity/code_field'
import { PasskeyLogIn } from '~/components/identity/passkey_log_in'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { showRoleMismatch } from '~/lib/role_mismatch_answer'

type SecondStepProps = {
  methods: string[]
  portal: 'fan' | 'artist'
  intended: string
  onStartAgain: () => void
}

/** What the second step asks for, in words. */
export function leadOfSecondStep(methods: string[]): string {
  if (!methods.includes('passkey'))
    return 'Enter the code that your authenticator app shows for Gigstall.'
  if (methods.includes('authenticator'))
    return 'Use your passkey, or enter the code that your authenticator app shows for Gigstall.'
  return methods.includes('recovery-code')
    ? 'Use your passkey, or one of your recovery codes.'
    : 'Use your passkey.'
}

/** The second step of a login: a passkey, or a code, after the password. */
export function SecondStep({ methods, portal, intended, onStartAgain }: SecondStepProps) {
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/login/second-factor',
    onDone: () => router.visit(intended, { replace: true }),
    onRefused: showRoleMismatch,
  })
  const hasPasskey = methods.includes('passkey')
  const hasCode = methods.includes('authenticator') || methods.includes('recovery-code')
  return (
    <div className="grid gap-4">
      {hasPasskey && <PasskeyLogIn portal={portal} intended={intended} />}
      {hasCode && (
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <FormError message={message} />
          <CodeField
            error={errors.code}
            allowsAppCode={methods.includes('authenticator')}
            allowsRecoveryCode={methods.includes('recovery-code')}
            isFocused={!hasPasskey}
          />
          <Button type="submit" variant="go" wide busy={busy}>
            Log in
          </Button>
        </form>
      )}
      <Button wide onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  )
}
