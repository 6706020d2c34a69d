import { CallDialog } from '~/components/dialogs/call_dialog'
import { AppSecret, type NewApp } from '~/components/identity/app_secret'
import { CodeField } from '~/components/identity/code_field'

type SetUpAppDialogProps = {
  app: NewApp
  onClose: () => void
  onDone: (answer: { recoveryCodes: string[] }) => void
}

/** Shows the secret, and takes the code that the app makes of it. */
export function SetUpAppDialog({ app, onClose, onDone }: SetUpAppDialogProps) {
  return (
    <CallDialog
      title="Turn on two-step login"
      description="Scan this with an authenticator app, then enter the code it shows."
      path="/api/account/authenticator"
      method="PUT"
      submitLabel="Turn on"
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <AppSecret app={app} />
          <CodeField error={errors.code} />
        </>
      )}
    </CallDialog>
  )
}
