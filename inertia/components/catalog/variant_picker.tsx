import { useId } from 'react'
import type { useVariantChoice } from '~/hooks/use_variant_choice'
import { colorsOf, findVariant, sizesOf, type Variant } from '~/components/catalog/variants'
import { cn } from '~/lib/classes'
import { variantWords } from '~/lib/variant_words'

type Picking = {
  variants: Variant[]
  choice: ReturnType<typeof useVariantChoice>
  /** For phones: one row each that scrolls sideways, without headings, because the choice is shown above. */
  isCompact?: boolean
}

const legendClass = (isCompact?: boolean) =>
  cn('mb-2 font-semibold', isCompact && 'max-lg:sr-only short:not-sr-only short:mb-2')
const rowClass = (isCompact?: boolean) =>
  cn('flex gap-2', isCompact ? 'max-lg:pick-row flex-wrap short:flex-wrap' : 'flex-wrap')

/** The radio button lies over its option: it receives presses and the focus, the option shows the state. */
const radio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer scroll-mb-32 scroll-mt-20 appearance-none opacity-0 disabled:cursor-not-allowed'
const focused =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus'

function Colors({ variants, choice, isCompact }: Picking) {
  const name = useId()
  const isInStock = (color: string) =>
    variants.some((variant) => variant.color === color && variant.inStock)
  return (
    <fieldset className="min-w-0">
      <legend className={legendClass(isCompact)}>Colour: {choice.color}</legend>
      <div className={rowClass(isCompact)}>
        {colorsOf(variants).map(({ color, colorCode }) => (
          <label key={color} className="relative size-11 shrink-0" title={color}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={choice.color === color}
              onChange={() => choice.chooseColor(color)}
              className={radio}
            />
            <span className="sr-only">{isInStock(color) ? color : `${color}, out of stock`}</span>
            <span
              aria-hidden
              style={{ background: colorCode ?? '#cfc8ba' }}
              className={cn(
                'block size-full rounded-full border-[1.5px] border-line-strong ring-inset peer-checked:ring-3 peer-checked:ring-paper peer-checked:outline-3 peer-checked:outline-ink',
                'peer-focus-visible:outline-offset-3',
                focused
              )}
            />
            {!isInStock(color) && (
              <span aria-hidden className="absolute inset-0 grid rotate-45 place-items-center">
                <span className="h-0.5 w-full bg-paper outline-1 outline-ink" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Sizes({ variants, choice, isCompact }: Picking) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={legendClass(isCompact)}>Size: {choice.size}</legend>
      <div className={rowClass(isCompact)}>
        {sizesOf(variants).map((size) => {
          const variant = findVariant(variants, size, choice.color)
          const reason = variant ? 'out of stock' : `not made in ${choice.color}`
          const isOut = !variant?.inStock
          return (
            <label key={size} className="relative shrink-0">
              <input
                type="radio"
                name={name}
                value={size}
                checked={choice.size === size}
                disabled={isOut}
                onChange={() => choice.chooseSize(size)}
                className={radio}
              />
              <span className="sr-only">{isOut ? `${size}, ${reason}` : size}</span>
              <span
                aria-hidden
                className={cn(
                  'grid h-12 min-w-12 place-items-center xs:min-w-13 rounded-sm border-[1.5px] border-line-strong px-3 font-bold peer-checked:bg-ink peer-checked:text-paper',
                  isOut &&
                    'border-dashed text-ink-soft line-through peer-checked:border-solid peer-checked:bg-transparent peer-checked:text-ink peer-checked:ring-2 peer-checked:ring-bad peer-checked:ring-inset',
                  focused
                )}
              >
                {size}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/**
 * Shows a colour or size that is the only one as text, because it is no choice. Where room is short, only with a size: it
 * is not seen in the picture.
 */
function Facts({ variants, isCompact }: Pick<Picking, 'variants' | 'isCompact'>) {
  const [color, ...otherColors] = colorsOf(variants)
  const [size, ...otherSizes] = sizesOf(variants)
  const facts = [
    { name: 'Colour', value: otherColors.length === 0 && color && variantWords('', color.color) },
    { name: 'Size', value: otherSizes.length === 0 && size && variantWords(size, '') },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  const hasSize = facts.some(({ name }) => name === 'Size')
  return (
    <p
      className={cn(
        'flex flex-wrap gap-x-6 gap-y-1',
        isCompact && !hasSize && 'max-lg:hidden short:flex'
      )}
    >
      {facts.map(({ name, value }) => (
        <span key={name}>
          <span className="font-semibold">{name}:</span> {value}
        </span>
      ))}
    </p>
  )
}

/** Colour and size as two radio groups; the chosen colour decides which sizes there are. */
export function VariantPicker({ variants, choice, isCompact }: Picking) {
  if (variants.length === 0) return null
  return (
    <div className={cn('grid grid-cols-1', isCompact ? 'gap-2 short:gap-4 lg:gap-4' : 'gap-4')}>
      {colorsOf(variants).length > 1 && <Colors {...{ variants, choice, isCompact }} />}
      {sizesOf(variants).length > 1 && <Sizes {...{ variants, choice, isCompact }} />}
      <Facts variants={variants} isCompact={isCompact} />
    </div>
  )
}
