import { router } from '@inertiajs/react'
import { Unplug } from 'lucide-react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { useStatusPress } from '~/components/fulfilment/use_provider'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'

/** Ends the connection to Printful, once an admin has confirmed it. */
export function DisconnectButton() {
  const toast = useToast()
  const readStatus = useStatusPress()
  return (
    <CallDialog
      trigger={
        <Button>
          <Unplug aria-hidden className="size-5" />
          Disconnect Printful
        </Button>
      }
      title="Disconnect Printful?"
      description="New orders wait until an admin authorizes Printful again. Orders in production carry on."
      method="DELETE"
      path="/api/printful/connection"
      submitLabel="Disconnect"
      isDangerous
      onDone={() => {
        toast({ title: 'Printful disconnected' })
        // The banner shows what failed.
        void readStatus().catch(() => undefined)
        router.reload()
      }}
    />
  )
}
