import { useEffect } from 'react'
import { typedNumber } from '~/components/admin/product_builder/product_builder_form'
import type { PricingSuggestions } from '~/components/admin/product_builder/shapes'
import { useToast } from '~/components/ui/toast'
import { useDebounced } from '~/hooks/use_debounced'
import { useApiQuery } from '~/hooks/use_api_query'
import { addressOf } from '~/lib/addresses'

type Question = {
  /** Of these two the one that is chosen; where neither is, nothing is asked. */
  storeProductId?: string
  catalogVariantId?: string
  artistId: string
  markupPercentage: string
  sellingPrice?: string
}

/** As much of a typed figure as the server can count with. */
const usable = (text = '') => {
  const number = typedNumber(text)
  return number === undefined ? '' : String(number)
}

const price = (text?: string) => (usable(text) === '0' ? '' : usable(text))

/** What the server's calculators say of the form as it is typed; a failure is said once. */
export function usePricingSuggestions(question: Question) {
  const toast = useToast()
  const { storeProductId = '', catalogVariantId = '', artistId } = question
  const isChosen = storeProductId !== '' || catalogVariantId !== ''
  const path = addressOf('/api/admin/products/advice', {
    storeProductId,
    catalogVariantId,
    artistId,
    markupPercentage: usable(question.markupPercentage),
    sellingPrice: price(question.sellingPrice),
  })
  const settled = useDebounced(isChosen ? path : null)
  const query = useApiQuery<PricingSuggestions>(isChosen ? settled : null)
  const { failure, error } = query

  useEffect(() => {
    if (failure === undefined) return
    const description = 'Failed to calculate pricing breakdown'
    toast({ title: 'Calculation Error', description, variant: 'destructive' })
  }, [failure, toast])

  const isSettled = settled === path && !query.isUnderWay
  return {
    /** The latest suggestions; while the next one is under way, the one before. */
    suggestions: isChosen && !failure ? (query.result ?? query.earlier) : undefined,
    /** The suggestions are of what stands in the form now. */
    isSettled: isSettled && query.result !== undefined,
    isUnderWay: isChosen && !failure && !isSettled,
    error,
    again: query.again,
  }
}

export type PricingSuggestionsState = ReturnType<typeof usePricingSuggestions>
