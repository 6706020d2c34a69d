import { router } from '@inertiajs/react'
import { useState } from 'react'
import { RecoveryCodesDialog } from '~/components/account/recovery_codes_dialog'
import { Setting } from '~/components/account/setting'
import { type NewApp, SetUpAppDialog } from '~/components/account/set_up_app_dialog'
import { CallDialog } from '~/components/dialogs/call_dialog'
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

function TurnOff() {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Turn off<span className="sr-only"> two-step login</span>
        </Button>
      }
      title="Turn off two-step login?"
      description="Your password alone will be enough to log in, and your recovery codes will no longer work."
      isDangerous
      path="/api/account/authenticator"
      method="DELETE"
      submitLabel="Turn it off"
      onDone={() => {
        toast({ title: 'Two-step login is off' })
        reloadAccount()
      }}
    />
  )
}

function hintOf({ recoveryCodesLeft }: NonNullable<OwnAccount['secondFactor']>): string {
  if (recoveryCodesLeft === 0) return 'You have used all your recovery codes: make new ones.'
  const codes = recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'
  return `${recoveryCodesLeft} ${codes} left, for when you don’t have your app.`
}

/** A code of an authenticator app after the password: on or off. */
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
      toast({ title: 'Not turned on', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {secondFactor ? (
        <Setting
          label="Two-step login"
          value={`On since ${formatDate(secondFactor.addedAt)}`}
          hint={hintOf(secondFactor)}
          action={
            <div className="flex flex-wrap gap-3">
              <NewRecoveryCodes onDone={showCodes} />
              <TurnOff />
            </div>
          }
        />
      ) : (
        <Setting
          label="Two-step login"
          value="Off"
          hint="Turn it on to log in with your password and a code from an app on your phone. A stolen password is then not enough."
          action={
            <Button size="slim" busy={busy} onClick={() => void begin()}>
              Turn on<span className="sr-only"> two-step login</span>
            </Button>
          }
        />
      )}
      {app && <SetUpAppDialog app={app} onClose={() => setApp(undefined)} onDone={showCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
