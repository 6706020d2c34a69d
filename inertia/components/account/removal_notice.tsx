import { router } from '@inertiajs/react'
import { useState } from 'react'
import { removalWords } from '~/components/identity/lost_device'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { formatDateTime } from '~/lib/dates'
import type { OpenRemoval } from '~/lib/shapes'

/** Says that somebody asked to remove the account's second factor, with a way to stop it. */
export function RemovalNotice({ removal }: { removal: OpenRemoval }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await callApi('DELETE', '/api/account/second-factor-removal')
      toast({ title: 'Request cancelled', description: 'Two-step login stays on.' })
      router.reload()
    } catch (error) {
      toast({ title: 'Not cancelled', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const { requestedAt, device, network } = removal
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border-[1.5px] border-bad bg-sheet px-4 py-2.5">
      <p className="max-w-[60ch]">
        <strong>
          Someone told us on {formatDateTime(requestedAt)} that your device for two-step login is
          lost
        </strong>{' '}
        ({device ?? 'a device we don’t recognise'}, network {network}). {removalWords(removal)} Not
        you? Cancel it and change your password.
      </p>
      <Button size="slim" busy={busy} onClick={() => void cancel()}>
        Cancel the request
      </Button>
    </div>
  )
}
