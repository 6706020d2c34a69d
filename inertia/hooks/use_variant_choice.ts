import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import {
  type Choice,
  findVariant,
  firstChoice,
  type Variant,
  withColor,
} from '~/components/catalog/variants'

/** The chosen size and colour; what the shopper chose stands in the address, so that it can be shared. */
export function useVariantChoice(variants: Variant[]) {
  const { url } = usePage()
  const [choice, setChoice] = useState<Choice>(() => {
    const query = new URLSearchParams(url.split('?')[1])
    return firstChoice(variants, { size: query.get('size'), color: query.get('color') })
  })

  const choose = (next: Choice) => {
    setChoice(next)
    const size = next.isSizeChosen ? next.size : null
    router.replace({
      url: withQuery(url, { size, color: next.color }),
      preserveScroll: true,
      preserveState: true,
    })
  }

  return {
    ...choice,
    variant: findVariant(variants, choice.size, choice.color),
    chooseSize: (size: string) => choose({ ...choice, size, isSizeChosen: true }),
    chooseColor: (color: string) => choose(withColor(variants, choice, color)),
  }
}
