import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { StudioProduct, ProductStatus } from '~/components/studio/products/shapes'
import { useToast } from '~/components/ui/toast'
import { ApiError, callApi, sentenceOf } from '~/lib/api'

/** One step in a product's life. Whatever the answer, the page then shows how it stands; without one it stays. */
export function useStatusChange({ id, updatedAt }: StudioProduct) {
  const toast = useToast()
  const [wanted, setWanted] = useState<ProductStatus | null>(null)

  /** It is there already: the answer to an earlier attempt was lost. */
  const isDone = async (error: unknown, status: ProductStatus) => {
    if (!(error instanceof ApiError) || error.status !== 409) return false
    const latest = await callApi<StudioProduct>('GET', `/api/products/${id}`)
    return latest.status === status
  }

  const change = async (status: ProductStatus): Promise<void> => {
    if (wanted) return
    setWanted(status)
    try {
      await callApi('PATCH', `/api/products/${id}/status`, { status, updatedAt }).catch(
        async (error: unknown) => {
          if (!(await isDone(error, status))) throw error
        }
      )
      toast({ title: 'Status Updated', description: 'Product status updated successfully!' })
    } catch (error) {
      const isAnswered = error instanceof ApiError
      if (!isAnswered) setWanted(null)
      toast({
        title: 'Failed to update product status',
        description: sentenceOf(error),
        variant: 'destructive',
      })
      if (!isAnswered) return
    }
    router.reload({ onFinish: () => setWanted(null) })
  }

  return { wanted, change }
}
