import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  carryOver,
  differences,
  formOf,
  priceError,
  type ProductField,
} from '~/components/studio/products/product_form'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useToast } from '~/components/ui/toast'
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

/** What stands there now instead of what the dialog was opened with. */
export type Newer = { product: StudioProduct; changes: string[] }

const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409

/**
 * A product in a dialog. `seen` is what its changes go by; where somebody was faster, nothing is sent over it: `newer`
 * says what has changed, and loading it keeps what was typed.
 */
export function useProductForm(product: StudioProduct, onClose: () => void) {
  const toast = useToast()
  const [seen, setSeen] = useState(product)
  const [form, setForm] = useState(() => formOf(product))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [newer, setNewer] = useState<Newer | null>(null)
  const [busy, setBusy] = useState(false)

  const change = (field: ProductField, value: string) =>
    setForm((typed) => ({ ...typed, [field]: value }))

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
      const now = await callApi<StudioProduct>('GET', `/api/products/${seen.id}`)
      if (now.updatedAt !== seen.updatedAt)
        return setNewer({ product: now, changes: differences(seen, now) })
    }
    const found = error instanceof ApiError ? error.errors : {}
    setErrors(found)
    say(error, failure)
  }

  /** Once it is done the dialog closes, and the page is read anew. */
  const send = async ({ method, path, body, success, failure, isLeaving }: Send): Promise<void> => {
    setBusy(true)
    try {
      await callApi(method, path, body)
      toast({ title: 'Product Updated', description: success })
      onClose()
      router.reload({ onSuccess: () => isLeaving && focusContent() })
    } catch (error) {
      await explain(error, failure).catch(() => say(error, failure))
      setBusy(false)
    }
  }

  const load = () => {
    if (!newer) return
    setForm(carryOver(form, seen, newer.product))
    setSeen(newer.product)
    setNewer(null)
    setErrors({})
  }

  return { seen, form, change, errors, check, send, busy, newer, load }
}

export type ProductFormState = ReturnType<typeof useProductForm>
