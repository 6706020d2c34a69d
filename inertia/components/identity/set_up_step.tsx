import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { RecoveryCodesDialog } from '~/components/account/recovery_codes_dialog'
import { AppSecret, type NewApp } from '~/components/identity/app_secret'
import { CodeField } from '~/components/identity/code_field'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { callApi, sentenceOf } from '~/lib/api'
import { allowsPasskeys, makePasskey, passkeyFailure } from '~/lib/passkeys'

const APP_PATH = '/api/login/authenticator'
const PASSKEY_PATH = '/api/login/new-passkey'

type RecoveryCodes = { recoveryCodes: string[] }

type SetUpStepProps = { intended: string; onStartAgain: () => void }

/** Two-step login turned on in the middle of a login that needs it, with a passkey or an authenticator app. */
export function SetUpStep({ intended, onStartAgain }: SetUpStepProps) {
  const { site } = usePage().props
  const [app, setApp] = useState<NewApp>()
  const [codes, setCodes] = useState<string[]>()
  const [busy, setBusy] = useState<'app' | 'passkey'>()
  const [failure, setFailure] = useState<string>()

  const begin = async (
    what: 'app' | 'passkey',
    work: () => Promise<void>,
    words: (error: unknown) => string | undefined
  ) => {
    setBusy(what)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(words(error))
    } finally {
      setBusy(undefined)
    }
  }
  const beginApp = async () => setApp(await callApi<NewApp>('POST', APP_PATH))
  const addPasskey = async () => {
    const made = await makePasskey(`${PASSKEY_PATH}/options`)
    setCodes((await callApi<RecoveryCodes>('POST', PASSKEY_PATH, made)).recoveryCodes)
  }

  return (
    <div className="grid gap-4">
      <FormError message={failure} />
      {app ? (
        <ConfirmApp app={app} onCodes={setCodes} />
      ) : (
        <>
          {allowsPasskeys(site.origin) && (
            <Button
              variant="go"
              wide
              busy={busy === 'passkey'}
              onClick={() => void begin('passkey', addPasskey, passkeyFailure)}
            >
              Set up a passkey
            </Button>
          )}
          <Button
            variant={allowsPasskeys(site.origin) ? undefined : 'go'}
            wide
            busy={busy === 'app'}
            onClick={() => void begin('app', beginApp, sentenceOf)}
          >
            Set up an authenticator app
          </Button>
        </>
      )}
      <Button wide onClick={onStartAgain}>
        Start again
      </Button>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => router.visit(intended, { replace: true })}
        />
      )}
    </div>
  )
}

type ConfirmAppProps = { app: NewApp; onCodes: (codes: string[]) => void }

function ConfirmApp({ app, onCodes }: ConfirmAppProps) {
  const { busy, errors, message, submit } = useCallForm<RecoveryCodes>({
    path: APP_PATH,
    method: 'PUT',
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError message={message} />
      <AppSecret app={app} />
      <CodeField error={errors.code} isFocused />
      <Button type="submit" variant="go" wide busy={busy}>
        Turn on and log in
      </Button>
    </form>
  )
}
