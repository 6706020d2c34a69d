import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { AlsoAsState } from '~/components/studio/builder/use_also_as'
import type { BuildState } from '~/components/studio/builder/use_build'
import { VIEWS } from '~/components/studio/builder/build_form'
import { priceError } from '~/components/studio/products/product_form'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useToast } from '~/components/ui/toast'
import type { FieldErrors } from '~/hooks/use_field_errors'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { Attempt } from '~/lib/idempotency'
import { typedAmount } from '~/lib/pricing'
import { toNumber } from '#shared/money'

const creation = new Attempt('product-build')

/** The fields of the call at which the builder shows an error. */
const SHOWN = ['name', 'description', 'sellingPrice', 'blankId', 'catalogVariantIds', 'placements']

const isShown = (field: string) => SHOWN.includes(field) || field.startsWith('availability.')

/** The product that is rebuilt, in the version that the page read. */
export type Changed = { productId: number; updatedAt: string }

/** Sends the built product, and the same artwork on others, in one call. What was typed stays if the call fails. */
export function useSendBuild(state: BuildState, alsoAs: AlsoAsState, changed: Changed | null) {
  const toast = useToast()
  const hrefOf = useDashboardAddress()
  const [busy, setBusy] = useState(false)
  const { form, base, placements, uploads, refuse } = state

  const check = () => {
    const found: FieldErrors = {}
    if (form.name.trim() === '') found.name = 'Product Name is required'
    if (base === null) found.catalogVariantIds = 'Choose at least one size and colour'
    else found.sellingPrice = priceError(form.sellingPrice, base)
    const steps = VIEWS.map((view) => uploads[view].step)
    if (steps.some(({ name }) => name !== 'empty' && name !== 'ready'))
      found.placements = 'Wait until your artwork is uploaded and checked, or discard the upload'
    else if (placements.length === 0) found.placements = 'Add your artwork'
    if (steps.some((step) => step.name === 'ready' && !step.artwork.rightsConfirmedAt))
      found.rights = 'Tick this box to use your artwork'
    const wrong = Object.fromEntries(Object.entries(found).filter(([, text]) => text))
    refuse(wrong)
    return Object.keys(wrong).length === 0
  }

  const send = async () => {
    const others = alsoAs.bodies()
    if (busy || !check()) return
    if (others === null)
      return toast({
        title: 'Missing Information',
        description: 'Check the other products, or untick them.',
        variant: 'destructive',
      })
    setBusy(true)
    try {
      const product = {
        name: form.name.trim(),
        description: form.description.trim(),
        sellingPrice: toNumber(typedAmount(form.sellingPrice)!),
        blankId: state.known.id,
        catalogVariantIds: state.variants.map(({ catalogVariantId }) => catalogVariantId),
        placements,
        availability: state.sale.body,
      }
      if (changed) await change(changed, product)
      else await create({ ...product, ...(others.length > 0 && { alsoAs: others }) })
      state.drop()
      toast({
        title: changed ? 'Product Updated' : 'Product created successfully!',
        description: 'We’ll check it within a day, then email you to approve it.',
      })
      router.visit(hrefOf('product-management'))
    } catch (error) {
      setBusy(false)
      const found = error instanceof ApiError ? error.errors : {}
      refuse(found)
      const fields = Object.keys(found)
      if (fields.length > 0 && fields.every(isShown)) return
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return { busy, send }
}

async function create(body: object) {
  const idempotencyKey = creation.keyFor(JSON.stringify(body))
  await callApi('POST', '/api/products', body, { idempotencyKey })
  creation.end()
}

const change = ({ productId, updatedAt }: Changed, body: object) =>
  callApi('PUT', `/api/products/${productId}/build`, { ...body, updatedAt })
