import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

/** Dismisses the setup checklist for good and takes it off the page. */
export function useDismissChecklist(artistId: number) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const dismiss = async () => {
    if (busy) return
    setBusy(true)
    try {
      await callApi('DELETE', `/api/artists/${artistId}/setup-checklist`)
      router.reload({ only: ['setupChecklist'] })
    } catch (error) {
      setBusy(false)
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return { dismiss, busy }
}
