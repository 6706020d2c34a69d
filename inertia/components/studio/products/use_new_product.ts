import { router } from '@inertiajs/react'
import { useState } from 'react'
import { priceError } from '~/components/studio/products/product_form'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useToast } from '~/components/ui/toast'
import { type FieldErrors, isShownInForm, useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import type { ProductType } from '#shared/product_type'
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

/** From the form to the list of products; what was typed outlives any refusal. Costs in pounds. */
export function useNewProduct(baseByType: Record<ProductType, number>) {
  const toast = useToast()
  const hrefOf = useDashboardAddress()
  const { form, isRestored, forget, ...draft } = useFormDraft('new-product', empty)
  const { errors, refuse, clear } = useFieldErrors()
  const basePrice = baseByType[form.productType as ProductType] ?? baseByType.tshirt
  const [busy, setBusy] = useState(false)

  const change = (field: NewProductField, value: string) => {
    // Another type has another minimum price.
    clear(...(field === 'productType' ? [field, 'sellingPrice'] : [field]))
    draft.change(field, value)
  }

  const check = () => {
    const price = priceError(form.sellingPrice, basePrice)
    const found: FieldErrors = {}
    if (form.name.trim() === '') found.name = 'Product Name is required'
    if (price) found.sellingPrice = price
    refuse(found)
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
      toast({
        title: 'Product created successfully!',
        description: 'We get it ready to print, then email you to approve it.',
      })
      router.visit(hrefOf('product-management'))
    } catch (error) {
      setBusy(false)
      const found = error instanceof ApiError ? error.errors : {}
      refuse(found)
      if (isShownInForm(found, form)) return
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return { form, basePrice, isRestored, change, forget, errors, busy, submit }
}
