import { type ReactNode, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'
import { callApi } from '~/lib/api'
import { askForPasskey, passkeyFailure } from '~/lib/passkeys'

type ConfirmByPasskeyProps = {
  title: string
  description: string
  onEnd: (isConfirmed: boolean) => void
  /** Other ways to confirm. */
  children: ReactNode
}

/** Asks for a passkey of the account that is logged in. */
export function ConfirmByPasskey({ title, description, onEnd, children }: ConfirmByPasskeyProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await askForPasskey('/api/account/confirm-identity/passkey-options')
      await callApi('POST', '/api/account/confirm-identity', answer)
      onEnd(true)
    } catch (error) {
      setBusy(false)
      setFailure(passkeyFailure(error))
    }
  }
  return (
    <Dialog open onOpenChange={() => onEnd(false)}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <Button variant="go" wide busy={busy} onClick={() => void confirm()}>
            Use your passkey
          </Button>
        }
      >
        <div className="grid gap-4 py-2">
          <FormError message={failure} />
          {children}
        </div>
      </DialogContent>
    </Dialog>
  )
}
