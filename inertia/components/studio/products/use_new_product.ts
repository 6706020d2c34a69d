import { router } from '@inertiajs/react'
import { useState } from 'react'
import { priceError } from '~/components/studio/products/product_form'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'
import { typedAmount } from '~/lib/pricing'
import { toNumber } from '#shared/money'

const creation = new Attempt()

const empty = {
  name: '',
  description: '',
  sellingPrice: '0',
  productType: 'tshirt',
  designUrl: '',
}

export type NewProductField = keyof typeof empty

/** From the form to the list of products; what was typed outlives any refusal. `basePrice` in pounds. */
export function useNewProduct(basePrice: number) {
  const toast = useToast()
  const hrefOf = useDashboardAddress()
  const { form, isKept, change, forget } = useFormDraft('new-product', empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  const check = () => {
    const price = priceError(form.sellingPrice, basePrice)
    const found: Record<string, string> = {}
    if (form.name.trim() === '') found.name = 'Product Name is required'
    if (price) found.sellingPrice = price
    setErrors(found)
    return Object.keys(found).length === 0
  }

  const submit = async () => {
    if (busy || !check()) return
    setBusy(true)
    try {
      const sellingPrice = toNumber(typedAmount(form.sellingPrice)!)
      const body = { ...form, sellingPrice }
      const idempotencyKey = creation.keyFor(JSON.stringify(body))
      await callApi('POST', '/api/products', body, { idempotencyKey })
      creation.end()
      forget()
      toast({ title: 'Product created successfully!' })
      router.visit(hrefOf('product-management'))
    } catch (error) {
      setBusy(false)
      setErrors(error instanceof ApiError ? error.errors : {})
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return { form, isKept, change, forget, errors, busy, submit }
}
