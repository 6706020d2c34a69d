import { router } from '@inertiajs/react'
import { useState } from 'react'
import {
  type AssignedArtist,
  emptyProductBuilder,
  type ProductBuilderField,
  type ProductBuilderForm,
} from '~/components/admin/product_builder/product_builder_form'
import { type Doubt, doubtOf } from '~/components/admin/product_builder/other_band_dialog'
import { adminSentenceOf } from '~/components/fulfilment/not_connected'
import { useToast } from '~/components/ui/toast'
import { type FieldErrors, isShownInForm, useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import { ApiError, callApi } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'

const creation = new Attempt()

type Creation = {
  /** Title and sentence where something is missing; null otherwise. */
  missing: { title: string; description: string } | null
  /** The errors of the fields; with any, nothing is sent. */
  faults?: FieldErrors
  body: object
  success: string
  /** Shown after a failure instead of the server's own sentence. */
  failure?: string
}

/**
 * From the first choice to a product pending approval; what was typed is kept after a refusal. `name` is the screen's.
 */
export function useProductBuilder(name: string) {
  const toast = useToast()
  const { form, isRestored, forget, ...draft } = useFormDraft<ProductBuilderForm>(
    `product-builder-${name}`,
    emptyProductBuilder
  )
  const { errors, refuse, clear } = useFieldErrors()
  const [busy, setBusy] = useState(false)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [confirmed, setConfirmed] = useState('')

  const set = (changes: Partial<ProductBuilderForm>) => {
    const changed = Object.entries(changes) as [ProductBuilderField, string][]
    clear(...changed.map(([field]) => field))
    for (const [field, value] of changed) draft.change(field, value)
  }

  const chooseArtist = (artist: AssignedArtist | null) =>
    set({
      artistId: artist ? String(artist.id) : '',
      bandName: artist?.bandName ?? '',
      share: artist ? String(artist.profitSharePercentage) : '',
    })

  const bind = (field: ProductBuilderField) => ({
    name: field,
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  })

  const fail = (error: unknown, failure?: string) => {
    const found = error instanceof ApiError ? error.errors : {}
    refuse(found)
    if (isShownInForm(found, form)) return
    const description = failure ?? adminSentenceOf(error)
    toast({ title: 'Error', description, variant: 'destructive' })
  }

  /** The assignment is confirmed once for each combination of artist and product. */
  const assignment = `${form.artistId}/${form.productId}`

  const create = async (wanted: Creation, isConfirmed = confirmed === assignment) => {
    if (busy) return
    const { missing, faults = {}, success, failure } = wanted
    const body = isConfirmed ? { ...wanted.body, confirmsOtherBand: true } : wanted.body
    if (missing) toast({ ...missing, variant: 'destructive' })
    if (Object.values(faults).some(Boolean)) refuse(faults)
    if (missing || Object.values(faults).some(Boolean)) return
    setBusy(true)
    try {
      const idempotencyKey = creation.keyFor(JSON.stringify(body))
      await callApi('POST', '/api/admin/products', body, { idempotencyKey })
      creation.end()
      forget()
      toast({ title: 'Product Created', description: success })
      router.reload()
    } catch (error) {
      const found = doubtOf(error, () => {
        setConfirmed(assignment)
        void create(wanted, true)
      })
      setDoubt(found)
      if (!found) fail(error, failure)
    }
    setBusy(false)
  }

  const forgetDoubt = () => setDoubt(null)

  return {
    doubt,
    forgetDoubt,
    form,
    isRestored,
    forget,
    set,
    chooseArtist,
    bind,
    errors,
    busy,
    create,
  }
}

export type ProductBuilder = ReturnType<typeof useProductBuilder>
