import { useState } from 'react'
import type { Sync } from '#fulfilment/transformers/sync_transformer'
import { adminSentenceOf } from '~/components/fulfilment/not_connected'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'
import { everyFiveSecondsWhile, useRead } from '~/lib/reads'

const PATH = '/api/admin/printful/sync'

/** The last runs, followed until the latest is done, and how to begin one. */
export function useSync() {
  const toast = useToast()
  const runs = useRead<Sync[]>(
    PATH,
    everyFiveSecondsWhile(([latest]) => latest !== undefined && latest.state !== 'done')
  )
  const [ordered, setOrdered] = useState<Sync['kind'] | null>(null)

  const order = async (kind: Sync['kind']) => {
    setOrdered(kind)
    try {
      await callApi('POST', PATH, { full: kind === 'full' })
    } catch (error) {
      toast({ title: 'Error', description: adminSentenceOf(error), variant: 'destructive' })
    }
    await runs.refetch()
    setOrdered(null)
  }

  return { runs, ordered, order }
}
