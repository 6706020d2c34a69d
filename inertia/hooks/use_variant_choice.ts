import { router, usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import { withQuery } from '~/components/catalog/address'
import { findVariant, firstChoice, type Variant } from '~/components/catalog/variants'

/**
 * The chosen size and colour. They stand in the address and nowhere else: a link shows the same choice, on the server
 * too, and a value that is not made is passed over. A choice takes the place of the one before, so that back leads to
 * the page one came from.
 */
export function useVariantChoice(variants: Variant[]) {
  const { url } = usePage()
  const choice = useMemo(() => {
    const query = new URLSearchParams(url.split('?')[1])
    return firstChoice(variants, { size: query.get('size'), color: query.get('color') })
  }, [variants, url])

  const choose = (size: string | null, color: string | null) =>
    router.replace({
      url: withQuery(url, { size, color }),
      preserveScroll: true,
      preserveState: true,
    })

  return {
    ...choice,
    variant: findVariant(variants, choice.size, choice.color),
    chooseSize: (size: string) => choose(size, choice.color),
    chooseColor: (color: string) => choose(choice.isSizeChosen ? choice.size : null, color),
  }
}
