import { router } from '@inertiajs/react'
import { useState } from 'react'
import { PasskeySettings } from '~/components/account/passkey_settings'
import { RecoveryCodesDialog } from '~/components/account/recovery_codes_dialog'
import { Setting } from '~/components/account/setting'
import { SetUpAppDialog } from '~/components/account/set_up_app_dialog'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { NewApp } from '~/components/identity/app_secret'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { formatDate } from '~/lib/dates'
import type { OwnAccount } from '~/lib/shapes'

const reloadAccount = () => router.reload({ only: ['account'] })

type RecoveryCodes = { recoveryCodes: string[] }

function NewRecoveryCodes({ onDone }: { onDone: (answer: RecoveryCodes) => void }) {
  return (
    <CallDialog<RecoveryCodes>
      trigger={<Button size="slim">New recovery codes</Button>}
      title="Make new recovery codes?"
      description="The codes you saved before will no longer work."
      path="/api/account/recovery-codes"
      submitLabel="Make new codes"
      onDone={onDone}
    />
  )
}

/** `staysOn`: by a passkey. */
function TurnOff({ staysOn }: { staysOn: boolean }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          {staysOn ? 'Remove' : 'Turn off'}
          <span className="sr-only">{staysOn ? ' the authenticator app' : ' two-step login'}</span>
        </Button>
      }
      title={staysOn ? 'Remove your authenticator app?' : 'Turn off two-step login?'}
      description={
        staysOn
          ? 'You’ll log in with your passkeys, or with a recovery code.'
          : 'Your password alone will be enough to log in, and your recovery codes will no longer work.'
      }
      isDangerous
      path="/api/account/authenticator"
      method="DELETE"
      submitLabel={staysOn ? 'Remove it' : 'Turn it off'}
      onDone={() => {
        toast({ title: staysOn ? 'Authenticator app removed' : 'Two-step login is off' })
        reloadAccount()
      }}
    />
  )
}

function hintOf({ recoveryCodesLeft }: NonNullable<OwnAccount['secondFactor']>): string {
  if (recoveryCodesLeft === 0) return 'You have used all your recovery codes: make new ones.'
  const codes = recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'
  return `${recoveryCodesLeft} ${codes} left, for when you have neither app nor passkey.`
}

/** What a login needs besides the password: an authenticator app, passkeys, recovery codes. */
export function TwoStepSetting({ secondFactor }: Pick<OwnAccount, 'secondFactor'>) {
  const toast = useToast()
  const [app, setApp] = useState<NewApp>()
  const [codes, setCodes] = useState<string[]>()
  const [busy, setBusy] = useState(false)
  const showCodes = ({ recoveryCodes }: RecoveryCodes) => {
    setCodes(recoveryCodes)
    reloadAccount()
  }
  const begin = async () => {
    setBusy(true)
    try {
      setApp(await callApi<NewApp>('POST', '/api/account/authenticator'))
    } catch (error) {
      toast({ title: 'No app added', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {secondFactor && (
        <Setting
          label="Two-step login"
          value="On"
          hint={hintOf(secondFactor)}
          action={<NewRecoveryCodes onDone={showCodes} />}
        />
      )}
      {secondFactor?.appAddedAt ? (
        <Setting
          label="Authenticator app"
          value={`Since ${formatDate(secondFactor.appAddedAt)}`}
          action={<TurnOff staysOn={secondFactor.passkeys.length > 0} />}
        />
      ) : (
        <Setting
          label={secondFactor ? 'Authenticator app' : 'Two-step login'}
          value={secondFactor ? 'None' : 'Off'}
          hint="Log in with your password and a code from an app on your phone. A stolen password is then not enough."
          action={
            <Button size="slim" busy={busy} onClick={() => void begin()}>
              {secondFactor ? 'Add an app' : 'Turn on'}
              {!secondFactor && <span className="sr-only"> two-step login</span>}
            </Button>
          }
        />
      )}
      <PasskeySettings
        secondFactor={secondFactor}
        onRecoveryCodes={(recoveryCodes) => showCodes({ recoveryCodes })}
      />
      {app && (
        <SetUpAppDialog
          app={app}
          isFirst={!secondFactor}
          onClose={() => setApp(undefined)}
          onDone={({ recoveryCodes }) => {
            if (recoveryCodes) return showCodes({ recoveryCodes })
            toast({ title: 'Authenticator app added' })
            reloadAccount()
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
