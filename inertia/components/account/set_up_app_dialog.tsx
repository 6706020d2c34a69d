import { CallDialog } from '~/components/dialogs/call_dialog'
import { AppSecret, type NewApp } from '~/components/identity/app_secret'
import { CodeField } from '~/components/identity/code_field'

type SetUpAppDialogProps = {
  app: NewApp
  /** Whether the app turns two-step login on; else a passkey has. */
  isFirst: boolean
  onClose: () => void
  onDone: (answer: { recoveryCodes: string[] | null }) => void
}

/** Shows the secret, and takes the code that the app makes of it. */
export function SetUpAppDialog({ app, isFirst, onClose, onDone }: SetUpAppDialogProps) {
  return (
    <CallDialog
      title={isFirst ? 'Turn on two-step login' : 'Add an authenticator app'}
      description="Scan this with an authenticator app, then enter the code it shows."
      path="/api/account/authenticator"
      method="PUT"
      submitLabel={isFirst ? 'Turn on' : 'Add it'}
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
