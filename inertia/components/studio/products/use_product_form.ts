import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  formOf,
  priceError,
  stateDifferences,
  wordDifferences,
} from '~/components/studio/products/product_form'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useToast } from '~/components/ui/toast'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'

type Send = {
  method: 'POST' | 'PATCH'
  path: string
  body: object
  /** What is said when it is done. */
  success: string
  /** The title of a refusal. */
  failure: string
  /** It leaves the list that the dialog was opened from, and its button with it. */
  isLeaving?: boolean
}

type ProductFormOptions = {
  product: StudioProduct
  /** The form's own name among those of the product. */
  name: 'edit' | 'review'
  onClose: () => void
}

const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409

/**
 * A product in a dialog. `seen` is what its changes go by; where somebody was faster, nothing is sent over it: `changes`
 * says what they changed, and loading it keeps what was typed. Closed, the dialog keeps what was typed; cancelled or
 * sent, it does not.
 */
export function useProductForm({ product, name, onClose }: ProductFormOptions) {
  const toast = useToast()
  const [seen, setSeen] = useState(product)
  const [newer, setNewer] = useState<StudioProduct | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const now = newer ?? seen
  const { form, was, isKept, change, goOnFrom, forget } = useFormDraft(
    `${name}-${product.id}`,
    formOf(seen)
  )
  const differences = [
    ...stateDifferences(seen, now),
    ...wordDifferences(was, formOf(now), now.currency),
  ]
  if (newer && differences.length === 0) differences.push('Something else about it was changed.')

  /** Whether it can be sent as it stands; what cannot is said under its field. */
  const check = () => {
    const price = priceError(form.sellingPrice, seen.basePrice)
    const found: Record<string, string> = {}
    if (form.name.trim() === '') found.name = 'Product Name is required'
    if (price) found.sellingPrice = price
    setErrors(found)
    return Object.keys(found).length === 0
  }

  const say = (error: unknown, failure: string) =>
    toast({ title: failure, description: sentenceOf(error), variant: 'destructive' })

  const explain = async (error: unknown, failure: string) => {
    if (isOvertaken(error)) {
      const latest = await callApi<StudioProduct>('GET', `/api/products/${seen.id}`)
      if (latest.updatedAt !== seen.updatedAt) return setNewer(latest)
    }
    const found = error instanceof ApiError ? error.errors : {}
    setErrors(found)
    say(error, failure)
  }

  const giveUp = () => {
    forget()
    onClose()
  }

  /** Once it is done the dialog closes, and the page is read anew. */
  const send = async ({ method, path, body, success, failure, isLeaving }: Send): Promise<void> => {
    setBusy(true)
    try {
      await callApi(method, path, body)
      toast({ title: 'Product Updated', description: success })
      giveUp()
      router.reload({ onSuccess: () => isLeaving && focusContent() })
    } catch (error) {
      await explain(error, failure).catch(() => say(error, failure))
      setBusy(false)
    }
  }

  const load = () => {
    goOnFrom(formOf(now))
    setSeen(now)
    setNewer(null)
    setErrors({})
  }

  return {
    seen,
    now,
    form,
    change,
    errors,
    check,
    send,
    busy,
    changes: differences.length > 0 ? differences : null,
    load,
    isKept,
    discard: forget,
    giveUp,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
