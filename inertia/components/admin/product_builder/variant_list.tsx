import { Check } from 'lucide-react'
import { ChoiceGroup } from '~/components/admin/product_builder/choice_group'
import { ChoiceRow } from '~/components/admin/product_builder/choice_row'
import { variantWords } from '~/lib/variant_words'
import { formatMoney } from '~/lib/money'

/** A size and a colour, of the catalogue or of a product of the store. */
export type ListedVariant = {
  id: number
  name: string
  size: string | null
  color: string | null
  image: string | null
  price: number
  currency?: string
  in_stock: boolean
}

type VariantListProps = {
  variants: ListedVariant[]
  /** Id of the one that is chosen, as a text. */
  chosen: string
  error?: string
  onChoose: (variant: ListedVariant) => void
}

export function VariantList({ variants, chosen, error, onChoose }: VariantListProps) {
  if (variants.length === 0) return <p role="status">No sizes or colours right now.</p>
  return (
    <ChoiceGroup
      label="Variants"
      error={error}
      className="max-h-[28rem] overflow-y-auto rounded-sm border-[1.5px] border-line"
    >
      {variants.map((variant) => (
        <ChoiceRow
          key={variant.id}
          group="variant"
          value={variant.id}
          isChosen={String(variant.id) === chosen}
          onChoose={() => onChoose(variant)}
          image={variant.image}
          name={variant.name}
        >
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span>{variantWords(variant.size ?? '', variant.color ?? '') || 'One size'}</span>
            <span className="tabular-nums">{formatMoney(variant.price, variant.currency)}</span>
            {variant.in_stock ? (
              <span className="inline-flex items-center gap-1 text-good">
                <Check aria-hidden className="size-4" />
                In stock
              </span>
            ) : (
              <span className="text-bad">Out of stock</span>
            )}
          </span>
        </ChoiceRow>
      ))}
    </ChoiceGroup>
  )
}
