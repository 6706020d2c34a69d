import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { useAdminRole } from '~/hooks/use_admin_role'
import { useReturnFromHistory } from '~/hooks/use_return_from_history'
import { callApi } from '~/lib/api'
import { leaveFor } from '~/lib/sheet_history'

/** The page that the button is on, with its search and tab. */
const authorizationPath = () =>
  `/api/printful/auth-url?to=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Leads to Printful, where the connection is allowed, and back to the page that the button is on; nothing for an admin whose role does not allow it. */
export function AuthorizeButton({ size }: { size?: 'slim' }) {
  const toast = useToast()
  const { mayChange } = useAdminRole()
  const [busy, setBusy] = useState(false)
  useReturnFromHistory(() => setBusy(false))

  const authorize = async () => {
    setBusy(true)
    try {
      const { authUrl } = await callApi<{ authUrl: string }>('GET', authorizationPath())
      leaveFor(authUrl)
    } catch {
      setBusy(false)
      toast({
        title: 'Authorization Failed',
        description: 'Failed to start Printful authorization. Please try again.',
        variant: 'destructive',
      })
    }
  }

  if (!mayChange('provider')) return null
  return (
    <Button
      variant="go"
      size={size}
      busy={busy}
      busyLabel="Going to Printful"
      onClick={() => void authorize()}
    >
      <KeyRound aria-hidden className="size-5" />
      Authorize Printful
    </Button>
  )
}
