import { router } from '@inertiajs/react'
import { useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { useReturnFromHistory } from '~/hooks/use_return_from_history'
import { callApi, sentenceOf } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'
import { leaveToPayAt } from '~/lib/payment_departure'

type PayOrderButtonProps = { orderId: number; token: string | null; words: string }

/** Pays an order that was placed but not paid: opens its payment page, or its result if it is paid by now. */
export function PayOrderButton({ orderId, token, words }: PayOrderButtonProps) {
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  useReturnFromHistory(() => setBusy(false))

  async function pay() {
    setBusy(true)
    try {
      const path = withQuery(`/api/orders/${orderId}/pay`, { token })
      const { url } = await withTimeout(callApi<{ url: string }>('POST', path, {}))
      leaveToPayAt(url, 'order')
    } catch (error) {
      setBusy(false)
      toast({ title: 'Not paid', description: sentenceOf(error), variant: 'destructive' })
      router.reload({ only: ['order'] })
    }
  }

  return (
    <Button
      variant="go"
      busy={busy}
      busyLabel="Opening the payment page"
      onClick={() => void pay()}
    >
      {words}
    </Button>
  )
}
