import { useEffect, useState } from 'react'
import {
  saleBody,
  type SaleForm,
  saleFormOf,
  type SaleFormState,
} from '~/components/studio/products/sale_form'
import { callApi } from '~/lib/api'
import type { SaleSettings } from '#catalog/queries/sale_queries'

/** The part "When it is sold" of a product's form; `body` is undefined where nothing was changed. */
export function useSaleForm(productId: number): SaleFormState {
  const [settings, setSettings] = useState<SaleSettings | null>(null)
  const [form, setForm] = useState<SaleForm | null>(null)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isWanted = true
    const read = async () => {
      try {
        const found = await callApi<SaleSettings>('GET', `/api/products/${productId}/availability`)
        if (!isWanted) return
        setSettings(found)
        setForm(saleFormOf(found))
      } catch {
        if (isWanted) setFailed(true)
      }
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [productId])

  return {
    settings,
    form,
    isFailed,
    change: (changes) => setForm((now) => now && { ...now, ...changes }),
    body: form && settings ? saleBody(form, settings) : undefined,
  }
}
