import { router, usePage } from '@inertiajs/react'
import { useMemo, useRef, useState } from 'react'
import { withQuery } from '~/components/catalog/address'
import { afterPaint } from '~/lib/after_paint'
import { findVariant, firstChoice, type Variant } from '~/components/catalog/variants'

/**
 * The chosen size and colour. They stand in the address: a link shows the same choice, on the server too, and a value
 * that is not made is passed over. What is pressed shows at once, the address follows. A choice takes the place of the one before, so that back leads to
 * the page one came from.
 */
export function useVariantChoice(variants: Variant[]) {
  const { url: address } = usePage()
  const [pressed, setPressed] = useState<{ at: string; url: string } | null>(null)
  if (pressed && pressed.at !== address) setPressed(null)
  const url = pressed?.url ?? address
  const follow = useRef(() => {})
  const choice = useMemo(() => {
    const query = new URLSearchParams(url.split('?')[1])
    return firstChoice(variants, { size: query.get('size'), color: query.get('color') })
  }, [variants, url])

  const choose = (size: string | null, color: string | null) => {
    const wanted = withQuery(url, { size, color })
    setPressed({ at: address, url: wanted })
    follow.current()
    follow.current = afterPaint(() =>
      router.replace({ url: wanted, preserveScroll: true, preserveState: true })
    )
  }

  return {
    ...choice,
    variant: findVariant(variants, choice.size, choice.color),
    chooseSize: (size: string) => choose(size, choice.color),
    chooseColor: (color: string) => choose(choice.isSizeChosen ? choice.size : null, color),
  }
}
