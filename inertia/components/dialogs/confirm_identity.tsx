import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { ConfirmByPasskey } from '~/components/dialogs/confirm_by_passkey'
import { CodeField } from '~/components/identity/code_field'
import { PasswordField } from '~/components/identity/password_field'
import { Button } from '~/components/ui/button'

type Way = 'password' | 'code' | 'passkey'

type ConfirmIdentityProps = { methods: string[]; onEnd: (isConfirmed: boolean) => void }

const LABELS: Record<Way, string> = {
  password: 'Use your password',
  code: 'Use a code from your app',
  passkey: 'Use a passkey',
}

const TITLE = 'Confirm it’s you'
const DESCRIPTION = 'We ask before important changes to your account. This counts for 10 minutes.'

function waysOf(methods: string[]): Way[] {
  const hasCode = methods.includes('authenticator') || methods.includes('recovery-code')
  return [
    ...(methods.includes('password') ? (['password'] as const) : []),
    ...(hasCode ? (['code'] as const) : []),
    ...(methods.includes('passkey') ? (['passkey'] as const) : []),
  ]
}

/** Asks for the password, a code of the second factor or a passkey, in a dialog over what is open. */
function ConfirmIdentity({ methods, onEnd }: ConfirmIdentityProps) {
  const ways = waysOf(methods)
  const [way, setWay] = useState<Way>(ways[0]!)
  const others = ways
    .filter((other) => other !== way)
    .map((other) => (
      <Button key={other} size="slim" className="w-fit" onClick={() => setWay(other)}>
        {LABELS[other]}
      </Button>
    ))
  if (way === 'passkey') {
    return (
      <ConfirmByPasskey title={TITLE} description={DESCRIPTION} onEnd={onEnd}>
        {others}
      </ConfirmByPasskey>
    )
  }
  return (
    <CallDialog
      title={TITLE}
      description={DESCRIPTION}
      path="/api/account/confirm-identity"
      submitLabel="Confirm"
      onDone={() => onEnd(true)}
      onClose={() => onEnd(false)}
    >
      {(errors) => (
        <>
          {way === 'code' ? (
            <CodeField
              error={errors.code}
              allowsAppCode={methods.includes('authenticator')}
              allowsRecoveryCode={methods.includes('recovery-code')}
              isFocused
            />
          ) : (
            <PasswordField label="Your password" error={errors.password} />
          )}
          {others}
        </>
      )}
    </CallDialog>
  )
}

/** Asks the user to confirm their identity. @returns whether they did; false at once where the account has no method */
export function confirmIdentity(methods: string[]): Promise<boolean> {
  if (methods.length === 0) return Promise.resolve(false)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    let isConfirmed = false
    const end = (confirmed: boolean) => {
      isConfirmed ||= confirmed
      // The dialog closes first, also where it was confirmed.
      setTimeout(() => {
        root.unmount()
        place.remove()
        resolve(isConfirmed)
      })
    }
    root.render(<ConfirmIdentity methods={methods} onEnd={end} />)
  })
}
