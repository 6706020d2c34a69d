import { useState } from 'react'
import { useOwner } from '~/components/studio/use_owner'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

/** What an artist does there: tells Stripe who they are and where to be paid, or sees and changes what was told. */
export type StripePages = 'onboarding' | 'manage'

const CALLS: Record<StripePages, string> = {
  onboarding: 'payout-account',
  manage: 'payout-account/manage',
}

/** Leads to Stripe's own pages, by an address that is made for this press. */
export function useStripePages(pages: StripePages) {
  const { artist } = useOwner()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    try {
      const path = `/api/artists/${artist.id}/${CALLS[pages]}`
      const { url } = await callApi<{ url: string }>('POST', path)
      window.location.assign(url)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      setBusy(false)
    }
  }

  return { open, busy }
}
