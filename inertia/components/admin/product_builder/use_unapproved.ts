import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import {
  bodyOf,
  differencesOf,
  formOf,
  isSaved,
  type LatestProduct,
  missingChoice,
  textDifferences,
  type UnapprovedForm,
} from '~/components/admin/product_builder/unapproved_form'
import { type Doubt, doubtOf } from '~/components/admin/product_builder/other_band_dialog'
import { adminSentenceOf } from '~/components/fulfilment/not_connected'
import { useToast } from '~/components/ui/toast'
import { isShownInForm, useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi } from '~/lib/api'
import { focusContent } from '~/lib/focus'
import { newerOf } from '~/lib/form_drafts'

export type Act = 'save' | 'send'

const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409

/**
 * A product that its artist has not approved, edited by an admin. Changes are based on the version that the admin saw:
 * where another user has changed it since, nothing is overwritten. After a lost answer the product is read to find out
 * whether it was saved and sent.
 */
export function useUnapproved(product: UnapprovedProduct) {
  const toast = useToast()
  const [answered, setAnswered] = useState<LatestProduct>(product)
  const [newer, setNewer] = useState<LatestProduct | null>(null)
  const [busy, setBusy] = useState<Act | null>(null)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [confirmed, setConfirmed] = useState('')
  const { errors, refuse, clear } = useFieldErrors()
  // After saving, the answer is the product until the page has been reloaded.
  const seen = newerOf<LatestProduct>(product, answered)
  const { form, was, isRestored, isTyped, forget, ...draft } = useFormDraft<UnapprovedForm>(
    `unapproved-${product.id}`,
    formOf(seen)
  )
  const overtaken = isTyped ? textDifferences(was, formOf(seen), seen.currency) : []

  const set = (changes: Partial<UnapprovedForm>) => {
    const changed = Object.entries(changes) as [keyof UnapprovedForm, string][]
    clear(...changed.map(([field]) => field))
    for (const [field, value] of changed) draft.change(field, value)
  }

  const bind = (field: keyof UnapprovedForm) => ({
    name: field,
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  })

  const read = () => callApi<LatestProduct>('GET', `/api/products/${product.id}`)

  const put = (wanted: Act, base: LatestProduct, isConfirmed: boolean) =>
    callApi<LatestProduct>('PATCH', `/api/admin/products/${product.id}`, {
      ...bodyOf(form, base),
      confirmsOtherBand: isConfirmed || undefined,
      sendsToArtist: wanted === 'send' || undefined,
    })

  const changes = newer ? differencesOf(seen, newer) : overtaken.length > 0 ? overtaken : null

  /** Loads the other user's version and lays what was typed over it. */
  const load = () => {
    draft.goOnFrom(formOf(newer ?? seen))
    if (newer) setAnswered(newer)
    setNewer(null)
    refuse({})
    router.reload()
  }

  /** Saves and sends in one call, so that a refusal changes nothing. */
  const change = (wanted: Act, isConfirmed: boolean) =>
    put(wanted, seen, isConfirmed).catch(async (error: unknown) => {
      const latest = isOvertaken(error) ? await read() : null
      if (!latest || latest.updatedAt === seen.updatedAt) throw error
      const isThere = isSaved(latest, form)
      if (isThere && (wanted === 'save' || latest.status === 'pending_approval')) return latest
      if (isThere && isTyped) return put(wanted, latest, isConfirmed)
      setNewer(latest)
      throw error
    })

  const say = (error: unknown) => {
    const found = error instanceof ApiError ? error.errors : {}
    refuse(found)
    if (isShownInForm(found, form)) return
    toast({ title: 'Error', description: adminSentenceOf(error), variant: 'destructive' })
  }

  const act = async (wanted: Act, isConfirmed = confirmed === form.productId) => {
    if (busy || changes) return
    const isMade = form.source !== '' || seen.printfulCost !== null
    const missing =
      missingChoice(form) ?? (wanted === 'send' && !isMade ? { source: 'Choose a source' } : null)
    if (missing) {
      refuse(missing)
      const description = Object.values(missing)[0]
      return toast({ title: 'Missing Information', description, variant: 'destructive' })
    }
    setBusy(wanted)
    try {
      if (isTyped || wanted === 'send') {
        const saved = await change(wanted, isConfirmed)
        setAnswered(saved)
        draft.stored(form, formOf(saved))
      }
      toast(
        wanted === 'send'
          ? { title: 'Status Updated', description: 'Product sent to artist for approval' }
          : { title: 'Product Updated', description: `${form.name.trim()} is saved.` }
      )
      // Sending removes the button that had the focus; after saving, the focus stays in the form.
      router.reload({ onSuccess: () => wanted === 'send' && focusContent() })
    } catch (error) {
      const found = doubtOf(error, () => {
        setConfirmed(form.productId)
        void act(wanted, true)
      })
      setDoubt(found)
      if (!found) say(error)
    }
    setBusy(null)
  }

  return {
    form,
    set,
    bind,
    errors,
    isRestored,
    isTyped,
    forget,
    busy,
    act,
    doubt,
    forgetDoubt: () => setDoubt(null),
    changes,
    load,
  }
}

export type UnapprovedState = ReturnType<typeof useUnapproved>
