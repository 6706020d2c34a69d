import { router } from '@inertiajs/react'
import { CodeField } from '~/components/identity/code_field'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { showRoleMismatch } from '~/lib/role_mismatch_answer'

type SecondStepProps = { methods: string[]; intended: string; onStartAgain: () => void }

/** The second step of a login: a code after the password. */
export function SecondStep({ methods, intended, onStartAgain }: SecondStepProps) {
  const { busy, errors, message, submit } = useCallForm({
    path: '/api/login/second-factor',
    onDone: () => router.visit(intended, { replace: true }),
    onRefused: showRoleMismatch,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <CodeField
        error={errors.code}
        allowsRecoveryCode={methods.includes('recovery-code')}
        isFocused
      />
      <Button type="submit" variant="go" wide busy={busy}>
        Log in
      </Button>
      <Button wide onClick={onStartAgain}>
        Start again
      </Button>
    </form>
  )
}
