import { router } from '@inertiajs/react'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import { isolated } from '#shared/isolated'

type ReceivedButtonProps = { orderId: number; name: string; token: string | null }

/** The buyer has it in their hands. Whatever the answer, the page then shows how the order stands. */
export function ReceivedButton({ orderId, name, token }: ReceivedButtonProps) {
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  async function receive() {
    setBusy(true)
    try {
      await callApi('POST', withQuery(`/api/orders/${orderId}/received`, { token }), {})
      toast({ title: 'Received', description: `Enjoy ${isolated(name)}!` })
    } catch (error) {
      toast({ title: 'Not changed', description: sentenceOf(error), variant: 'destructive' })
    }
    router.reload({ only: ['order'], onSuccess: focusContent, onFinish: () => setBusy(false) })
  }

  return (
    <Button variant="ink" size="slim" busy={busy} onClick={() => void receive()}>
      {!busy && <PackageCheck aria-hidden className="size-5" />}
      Received
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
