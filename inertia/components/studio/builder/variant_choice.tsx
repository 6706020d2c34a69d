import { Check } from 'lucide-react'
import { type Blank, colorsMade, sizesOf } from '~/components/studio/builder/build_form'
import { cn } from '~/lib/classes'

const box =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed'
const focused =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus'

/** Adds a value to a list, or removes it. */
const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

type VariantChoiceProps = {
  blank: Blank
  colors: readonly string[]
  sizes: readonly string[]
  /** How many variants are sold. */
  count: number
  error?: string
  /** `shown` is the colour that was just ticked. */
  onColors: (colors: string[], shown: string) => void
  onSizes: (sizes: string[]) => void
}

/** Chooses the colours and sizes to sell, at least one of each. */
export function VariantChoice({ blank, colors, sizes, count, error, ...on }: VariantChoiceProps) {
  const made = colorsMade(blank)
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 flex w-full justify-between gap-3">
          <span className="font-semibold">Colours</span>
          <span className="text-ink-soft">{`${colors.length} of ${made.length} chosen`}</span>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          {made.map(({ name, code }) => {
            const isChosen = colors.includes(name)
            return (
              <label key={name} className="relative">
                <input
                  type="checkbox"
                  value={name}
                  checked={isChosen}
                  // The last one stays ticked: a product needs a colour.
                  disabled={isChosen && colors.length === 1}
                  onChange={() => on.onColors(toggled(colors, name), name)}
                  className={box}
                />
                <span
                  className={cn(
                    'flex min-h-11 items-center gap-2 rounded-sm border-[1.5px] border-line px-2 py-1 text-sm wrap-anywhere peer-checked:border-ink peer-checked:bg-sheet',
                    focused
                  )}
                >
                  <span
                    aria-hidden
                    style={{ background: code }}
                    className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong"
                  >
                    {isChosen && (
                      <Check
                        strokeWidth={4}
                        className="size-5 rounded-full bg-[#fffbf3] p-0.5 text-[#15120f]"
                      />
                    )}
                  </span>
                  {name}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 flex w-full justify-between gap-3">
          <span className="font-semibold">Sizes</span>
          <span className="text-ink-soft">
            {count === 1 ? '1 variant to sell' : `${count} variants to sell`}
          </span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {sizesOf(blank, colors).map(({ size, isMade }) => {
            const isChosen = sizes.includes(size)
            return (
              <label key={size} className="relative">
                <input
                  type="checkbox"
                  value={size}
                  checked={isChosen}
                  disabled={!isMade || (isChosen && sizes.length === 1)}
                  onChange={() => on.onSizes(toggled(sizes, size))}
                  className={box}
                />
                <span
                  className={cn(
                    'grid min-h-11 min-w-14 place-items-center rounded-sm border-[1.5px] border-line-strong px-3 font-semibold peer-checked:bg-ink peer-checked:text-paper',
                    !isMade && 'border-line text-ink-soft line-through',
                    focused
                  )}
                >
                  {size}
                  {!isMade && <span className="sr-only">, out of stock</span>}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
