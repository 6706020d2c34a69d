import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  costBehind,
  formOf,
  priceError,
  type ProductField,
  stateDifferences,
  wordDifferences,
} from '~/components/studio/products/product_form'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useToast } from '~/components/ui/toast'
import { type FieldErrors, isShownInForm, useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { focusContent } from '~/lib/focus'

type Send = {
  method: 'POST' | 'PATCH'
  path: string
  body: object
  /** The toast after success. */
  success: string
  /** The title of the toast after a refusal. */
  failure: string
  /** Whether the product already is as it was sent, by an earlier attempt whose answer was lost. */
  isDone: (latest: StudioProduct) => boolean
  /** The product leaves the list that the dialog was opened from, and the button that opened it. */
  isLeaving?: boolean
}

type ProductFormOptions = {
  product: StudioProduct
  /** Which of the product's forms this is. */
  name: 'edit' | 'review'
  onClose: () => void
}

const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409

/**
 * A product in a dialog. Changes are based on the version `seen`; where another user has changed it since, nothing is
 * overwritten: `changes` says what they changed, and loading it keeps what was typed. A closed dialog keeps what was
 * typed; a cancelled or sent one does not.
 */
export function useProductForm({ product, name, onClose }: ProductFormOptions) {
  const toast = useToast()
  const [seen, setSeen] = useState(product)
  const [newer, setNewer] = useState<StudioProduct | null>(null)
  const { errors, refuse, clear } = useFieldErrors()
  const [busy, setBusy] = useState(false)
  const now = newer ?? seen
  const { form, was, isRestored, goOnFrom, forget, ...draft } = useFormDraft(
    `${name}-${product.id}`,
    formOf(seen)
  )
  const change = (field: ProductField, value: string) => {
    clear(field)
    draft.change(field, value)
  }
  const differences = [
    ...stateDifferences(seen, now),
    ...wordDifferences(was, formOf(now), now.currency),
  ]
  if (newer && differences.length === 0) differences.push('Something else has changed.')

  /** Whether the form can be sent; sets the errors of its fields. */
  const check = () => {
    const price = priceError(form.sellingPrice, costBehind(seen, form.sellingPrice))
    const found: FieldErrors = {}
    if (form.name.trim() === '') found.name = 'Product Name is required'
    if (price) found.sellingPrice = price
    refuse(found)
    return Object.keys(found).length === 0
  }

  const say = (error: unknown, failure: string) =>
    toast({ title: failure, description: sentenceOf(error), variant: 'destructive' })

  const explain = async (error: unknown, sent: Send) => {
    if (isOvertaken(error)) {
      const latest = await callApi<StudioProduct>('GET', `/api/products/${seen.id}`)
      if (sent.isDone(latest)) return finish(sent)
      if (latest.updatedAt !== seen.updatedAt) return setNewer(latest)
    }
    const found = error instanceof ApiError ? error.errors : {}
    refuse(found)
    if (!isShownInForm(found, form)) say(error, sent.failure)
  }

  const giveUp = () => {
    forget()
    onClose()
  }

  /** After success the dialog closes, and the page is reloaded. */
  const finish = ({ success, isLeaving }: Send) => {
    toast({ title: 'Product Updated', description: success })
    giveUp()
    router.reload({ onSuccess: () => isLeaving && focusContent() })
  }

  const send = async (sent: Send): Promise<void> => {
    setBusy(true)
    try {
      await callApi(sent.method, sent.path, sent.body)
      finish(sent)
    } catch (error) {
      await explain(error, sent).catch(() => say(error, sent.failure))
      setBusy(false)
    }
  }

  const load = () => {
    goOnFrom(formOf(now))
    setSeen(now)
    setNewer(null)
    refuse({})
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
    isRestored,
    discard: forget,
    giveUp,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
