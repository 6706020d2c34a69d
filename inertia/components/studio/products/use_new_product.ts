import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useArtworkUpload } from '~/components/studio/artwork/use_artwork_upload'
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
  /** Of the artwork that is uploaded, and of the upload before that. */
  artworkId: '',
  uploadId: '',
}

export type NewProductField = Exclude<keyof typeof empty, 'artworkId' | 'uploadId'>

/** From the form to the list of products; what was typed outlives any refusal. Costs in pounds. */
export function useNewProduct(baseByType: Record<ProductType, number>) {
  const toast = useToast()
  const hrefOf = useDashboardAddress()
  const { form, isRestored, forget, ...draft } = useFormDraft('new-product', empty)
  const { errors, refuse, clear } = useFieldErrors()
  const artwork = useArtworkUpload(form, ({ uploadId, artworkId }) => {
    clear('artwork', 'artworkId', 'designUrl', 'rights')
    draft.change('uploadId', uploadId)
    draft.change('artworkId', artworkId)
  })
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
    if (artwork.step.name === 'ready' && !artwork.step.artwork.rightsConfirmedAt)
      found.rights = 'Tick this box to use your artwork'
    else if (artwork.step.name !== 'empty' && artwork.step.name !== 'ready')
      found.artwork = 'Wait until your artwork is uploaded and checked, or discard the upload'
    refuse(found)
    return Object.keys(found).length === 0
  }

  const submit = async () => {
    if (busy || !check()) return
    setBusy(true)
    try {
      const sellingPrice = toNumber(typedAmount(form.sellingPrice)!)
      const { name, description, productType, designUrl, artworkId } = form
      const design = artworkId ? { artworkId: Number(artworkId) } : { designUrl }
      const body = { name, description, productType, sellingPrice, ...design }
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

  /** Whether the artwork is a file, so that no link is asked for. */
  const hasUpload = artwork.step.name !== 'empty'
  return {
    ...{ form, basePrice, isRestored, change, forget, errors, busy, submit },
    ...{ artwork, hasUpload },
  }
}
