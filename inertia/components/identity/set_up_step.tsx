import { router } from '@inertiajs/react'
import { useState } from 'react'
import { RecoveryCodesDialog } from '~/components/account/recovery_codes_dialog'
import { AppSecret, type NewApp } from '~/components/identity/app_secret'
import { CodeField } from '~/components/identity/code_field'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { callApi, sentenceOf } from '~/lib/api'

const PATH = '/api/login/authenticator'

type SetUpStepProps = { intended: string; onStartAgain: () => void }

/** Two-step login turned on in the middle of a login that needs it. */
export function SetUpStep({ intended, onStartAgain }: SetUpStepProps) {
  const [app, setApp] = useState<NewApp>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setApp(await callApi<NewApp>('POST', PATH))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      <FormError message={failure} />
      {app ? (
        <ConfirmApp app={app} intended={intended} />
      ) : (
        <Button variant="go" wide busy={busy} onClick={() => void begin()}>
          Set up an authenticator app
        </Button>
      )}
      <Button wide onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  )
}

function ConfirmApp({ app, intended }: { app: NewApp; intended: string }) {
  const [codes, setCodes] = useState<string[]>()
  const { busy, errors, message, submit } = useCallForm<{ recoveryCodes: string[] }>({
    path: PATH,
    method: 'PUT',
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <AppSecret app={app} />
      <CodeField error={errors.code} isFocused />
      <Button type="submit" variant="go" wide busy={busy}>
        Turn on and log in
      </Button>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => router.visit(intended, { replace: true })}
        />
      )}
    </form>
  )
}
