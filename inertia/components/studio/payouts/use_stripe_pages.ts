import { useState } from 'react'
import { useOwner } from '~/components/studio/use_owner'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

/** Leads to Stripe's own pages, where an artist says who they are and where to be paid. */
export function useOnboarding() {
  const { artist } = useOwner()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const start = async () => {
    setBusy(true)
    try {
      const { url } = await callApi<{ url: string }>(
        'POST',
        `/api/artists/${artist.id}/payout-account`
      )
      window.location.assign(url)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      setBusy(false)
    }
  }

  return { start, busy }
}
