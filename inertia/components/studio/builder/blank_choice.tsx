import { useId } from 'react'
import { type BlankSummary, blanksByType, usualBlank } from '~/components/studio/builder/build_form'
import { costWords, rangeWords } from '~/components/studio/builder/build_words'
import { cn } from '~/lib/classes'
import { productTypeLabel } from '~/lib/product_types'
import { mockupPath } from '~/lib/pictures'

const tile = 'peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0'
const chosen =
  'rounded-sm border-[1.5px] border-line p-2 peer-checked:border-2 peer-checked:border-ink peer-checked:bg-sheet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus'

type BlankChoiceProps = {
  blanks: readonly BlankSummary[]
  known: BlankSummary
  delivery: string | null
  error?: string
  onChoose: (blank: BlankSummary) => void
}

/** Chooses the blank: first the type, then the model with its cost, colours and sizes. */
export function BlankChoice({ blanks, known, delivery, error, onChoose }: BlankChoiceProps) {
  const name = useId()
  const byType = blanksByType(blanks)
  const models = byType.get(known.productType) ?? []
  return (
    <section aria-labelledby={`${name}-title`} className="grid min-w-0 gap-3">
      <h3 id={`${name}-title`} className="display-card">
        Product
      </h3>
      <fieldset className="min-w-0">
        <legend className="sr-only">Type</legend>
        <div className="flex flex-wrap gap-2">
          {[...byType].map(([type, own]) => (
            <label key={type} className="relative w-24">
              <input
                type="radio"
                name={`${name}-type`}
                value={type}
                checked={type === known.productType}
                onChange={() => onChoose(usualBlank(own) ?? own[0]!)}
                className={tile}
              />
              <span
                className={cn(
                  'grid justify-items-center gap-1 text-center text-sm font-semibold',
                  chosen
                )}
              >
                <img
                  src={mockupPath(type, 'standard')}
                  alt=""
                  width={400}
                  height={500}
                  loading="lazy"
                  className="h-16 w-auto rounded-sm"
                />
                {productTypeLabel(type)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Model</legend>
        <div className="grid gap-2">
          {models.map((blank) => (
            <label key={blank.id} className="relative">
              <input
                type="radio"
                name={`${name}-model`}
                value={blank.id}
                checked={blank.id === known.id}
                onChange={() => onChoose(blank)}
                className={tile}
              />
              <span
                className={cn(
                  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-3 font-semibold wrap-anywhere',
                  chosen
                )}
              >
                {modelName(blank)}
                <span className="tabular-nums">{costWords(blank.cost)}</span>
                <span className="col-span-2 text-sm font-normal text-ink-soft">
                  {rangeWords(blank)}.{blank.id === known.id && delivery && ` ${delivery}`}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        What Printful charges us today, print included. Fans pay the shipping.
      </p>
    </section>
  )
}

/** "Bella + Canvas 3001" */
export const modelName = ({ brand, model }: BlankSummary) =>
  brand && !model.startsWith(brand) ? `${brand} ${model}` : model
