import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { chosenWords } from '#shared/variant_words'
import { Button } from '~/components/ui/button'
import { SelectField } from '~/components/ui/field'
import { useCart } from '~/hooks/use_cart'
import type { Product, StockedChoice } from '~/lib/shapes'

/** Colour and size in words, as far as there is more than one of them to be told apart. */
const wordsOf = ({ color, size }: StockedChoice) => chosenWords(size, color).toReversed().join(', ')

/** Colour and size, of what is in stock, and the way into the cart. */
export function TileChoice({ product, choices }: { product: Product; choices: StockedChoice[] }) {
  const { add } = useCart()
  const [index, setIndex] = useState(0)
  const chosen = choices[index]

  if (!chosen) return <p className="grid min-h-11 items-center text-ink-soft">Sold out</p>

  const addChosen = () =>
    add({
      productId: product.id,
      name: product.name,
      image: product.imageUrl,
      size: chosen.size,
      color: chosen.color,
      price: product.sellingPrice,
      currency: product.currency,
    })

  return (
    <div className="grid gap-2">
      {choices.length > 1 ? (
        <SelectField
          bare
          className="max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3 max-sm:[&_select]:text-[0.9375rem] max-sm:[&_svg]:right-2"
          label={`Colour and size of ${product.name}`}
          name="variant"
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
          options={choices.map((choice, place) => ({
            value: String(place),
            label: wordsOf(choice),
          }))}
        />
      ) : (
        <p className="grid min-h-12 items-center text-ink-soft">{wordsOf(chosen)}</p>
      )}
      <Button size="slim" wide onClick={addChosen}>
        <ShoppingBag aria-hidden className="size-4.5 max-sm:hidden" />
        <span>
          Add to cart<span className="sr-only">: {product.name}</span>
        </span>
      </Button>
    </div>
  )
}
