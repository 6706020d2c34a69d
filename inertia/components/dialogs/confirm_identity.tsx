import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { CodeField } from '~/components/identity/code_field'
import { PasswordField } from '~/components/identity/password_field'
import { Button } from '~/components/ui/button'

type ConfirmIdentityProps = { methods: string[]; onEnd: (isConfirmed: boolean) => void }

/** Asks for the password or a code of the second factor, in a dialog over what is open. */
function ConfirmIdentity({ methods, onEnd }: ConfirmIdentityProps) {
  const hasPassword = methods.includes('password')
  const hasCode = methods.includes('authenticator')
  const [usesCode, setUsesCode] = useState(!hasPassword)
  return (
    <CallDialog
      title="Confirm it’s you"
      description="We ask before important changes to your account. This counts for 10 minutes."
      path="/api/account/confirm-identity"
      submitLabel="Confirm"
      onDone={() => onEnd(true)}
      onClose={() => onEnd(false)}
    >
      {(errors) => (
        <>
          {usesCode ? (
            <CodeField
              error={errors.code}
              allowsRecoveryCode={methods.includes('recovery-code')}
              isFocused
            />
          ) : (
            <PasswordField label="Your password" error={errors.password} />
          )}
          {hasPassword && hasCode && (
            <Button size="slim" className="w-fit" onClick={() => setUsesCode(!usesCode)}>
              {usesCode ? 'Use your password' : 'Use a code from your app'}
            </Button>
          )}
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
