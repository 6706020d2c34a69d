import { useQueries } from '@tanstack/react-query'
import { useArtworkUpload } from '~/components/studio/artwork/use_artwork_upload'
import {
  type Blank,
  type BlankSummary,
  type BuildForm,
  baseOf,
  chosenList,
  chosenVariants,
  emptyBuild,
  firstBlank,
  firstColors,
  firstSizes,
  parsed,
  type Place,
  placeOn,
  sideOf,
  type View,
  VIEWS,
} from '~/components/studio/builder/build_form'
import {
  saleBody,
  type SaleForm,
  saleFormOf,
  type SaleFormState,
  type SaleStart,
} from '~/components/studio/products/sale_form'
import { useFieldErrors } from '~/hooks/use_field_errors'
import { useFormDraft } from '~/hooks/use_form_draft'
import { callApi, sentenceOf } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'
import type { PrintPlacement } from '#shared/print_placement'

const blankQuery = (id: number) => ({
  queryKey: [`/api/blanks/${id}`],
  queryFn: () => withTimeout(callApi<Blank>('GET', `/api/blanks/${id}`)),
})

/** Reads models by their ids. One that cannot be read says why. */
export function useBlanks(ids: readonly number[]) {
  const reads = useQueries({ queries: ids.map(blankQuery) })
  return ids.map((id, index) => {
    const { data, error, isFetching, refetch } = reads[index]!
    return {
      id,
      blank: data,
      failure: error && !isFetching ? sentenceOf(error) : undefined,
      again: () => void refetch(),
    }
  })
}

type Build = {
  /** Name of the saved draft of this form. */
  draftName: string
  start: Partial<BuildForm>
  blanks: readonly BlankSummary[]
  sale: SaleStart
}

/** The state of the builder, kept in this tab until it is sent: model, placements, text and price. */
export function useBuild({ draftName, start, blanks, sale: settings }: Build) {
  const { form, isRestored, forget, change } = useFormDraft(draftName, { ...emptyBuild, ...start })
  const { errors, refuse, clear } = useFieldErrors()
  const set = (changes: Partial<BuildForm>) => {
    for (const [field, value] of Object.entries(changes)) {
      clear(field)
      change(field as keyof BuildForm, value)
    }
  }

  const known = blanks.find(({ id }) => String(id) === form.blankId) ?? firstBlank(blanks)
  const [read] = useBlanks([known.id])
  const { blank, failure, again } = read!

  const front = useArtworkUpload(
    { uploadId: form.frontUploadId, artworkId: form.frontArtworkId },
    ({ uploadId, artworkId }) => {
      clear('placements', 'rights', 'artwork')
      set({ frontUploadId: uploadId, frontArtworkId: artworkId })
    }
  )
  const back = useArtworkUpload(
    { uploadId: form.backUploadId, artworkId: form.backArtworkId },
    ({ uploadId, artworkId }) => {
      clear('placements', 'rights', 'artwork')
      set({ backUploadId: uploadId, backArtworkId: artworkId })
    }
  )
  const uploads = { front, back }

  const colors = blank ? firstColors(blank, chosenList(form.colors)) : []
  const sizes = blank ? firstSizes(blank, colors, chosenList(form.sizes)) : []
  const variants = blank ? chosenVariants(blank, colors, sizes) : []

  const artworkOn = (view: View) => {
    const { step } = uploads[view]
    return step.name === 'ready' ? step.artwork : null
  }

  const placeOf = (view: View) => parsed<Place>(form[`${view}Place`])

  /** The placement on a side; null without artwork, or where the model has no such side. */
  const placed = (view: View): PrintPlacement | null => {
    const side = blank && sideOf(blank, view)
    const artwork = artworkOn(view)
    return side && artwork ? placeOn(placeOf(view), artwork, { side, anchor: blank.anchor }) : null
  }

  /** The placement with the size of its area, to carry it over to another model. */
  const placedOf = (view: View): Place | null => {
    const side = blank && sideOf(blank, view)
    const placement = placed(view)
    return side && placement
      ? { ...placement, areaWidth: side.width, areaHeight: side.height }
      : null
  }

  const place = (view: View, placement: PrintPlacement) => {
    const side = blank && sideOf(blank, view)
    if (!side) return
    const kept: Place = { ...placement, areaWidth: side.width, areaHeight: side.height }
    clear('placements')
    change(`${view}Place`, JSON.stringify(kept))
  }

  /** The placements as the call takes them. */
  const placements = VIEWS.flatMap((view) => {
    const side = blank && sideOf(blank, view)
    const artwork = artworkOn(view)
    const where = placed(view)
    return side && artwork && where
      ? [{ placement: side.placement, artworkId: artwork.id, ...where }]
      : []
  })

  const saleForm = parsed<SaleForm>(form.sale) ?? saleFormOf(settings)
  const sale: SaleFormState = {
    settings,
    form: saleForm,
    isFailed: false,
    change: (changes) => {
      clear(...Object.keys(changes).map((field) => `availability.${field}`))
      change('sale', JSON.stringify({ ...saleForm, ...changes }))
    },
    body: saleBody(saleForm, settings),
  }

  return {
    ...{ form, set, isRestored, errors, refuse, clear },
    ...{ known, blank, failure, again, uploads, artworkOn, placed, placedOf, place, placements },
    sale,
    ...{ colors, sizes, variants, base: baseOf(variants) },
    forget: () => {
      front.discard()
      back.discard()
      forget()
    },
    /** Forgets the saved draft after it was sent; the uploads are in use. */
    drop: forget,
  }
}

export type BuildState = ReturnType<typeof useBuild>
