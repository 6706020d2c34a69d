import { useState } from 'react'
import { connectionOf } from '~/components/fulfilment/connection'
import { adminSentenceOf, isNotConnected } from '~/components/fulfilment/not_connected'
import {
  usePolledStatus,
  useStatusPress,
  useStoreProductsOnDemand,
} from '~/components/fulfilment/use_provider'
import { useToast } from '~/components/ui/toast'

/** The two tries of the test page, each with what came of it in a message. */
export function useConnectionTest() {
  const toast = useToast()
  const status = usePolledStatus()
  const press = useStatusPress()
  const products = useStoreProductsOnDemand()
  const [isTesting, setTesting] = useState(false)

  const fail = (title: 'Test Failed' | 'OAuth Error', description: string) =>
    toast({ title, description, variant: 'destructive' })

  /** Joins the asking that is under way: there are never two. */
  const testConnection = async () => {
    setTesting(true)
    const connection = connectionOf(
      await press().then(
        (data) => ({ data, error: null }),
        (error: Error) => ({ error })
      )
    )
    setTesting(false)
    if (connection?.state === 'connected')
      return toast({ title: 'Connected', description: 'Printful answered.' })
    if (connection?.state === 'unauthorized')
      return fail('OAuth Error', connection.text ?? connection.title)
    fail('Test Failed', 'Failed to test Printful connection.')
  }

  const fetchProducts = async () => {
    const { error } = await products.refetch({ cancelRefetch: false })
    if (error) fail(isNotConnected(error) ? 'OAuth Error' : 'Test Failed', adminSentenceOf(error))
  }

  return { status, products, isTesting, testConnection, fetchProducts }
}
