import { useId } from 'react'
import { modelName } from '~/components/studio/builder/blank_choice'
import type { AlsoAsState } from '~/components/studio/builder/use_also_as'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { CheckBox } from '~/components/ui/check_box'
import { TextField } from '~/components/ui/field'
import { productTypeLabel } from '~/lib/product_types'

const tones = { 'good': 'good', 'soft': 'warn', 'too-small': 'bad' } as const

/** The same artwork on other products, which are created together with this one. */
export function AlsoAs({ state }: { state: AlsoAsState }) {
  const { rows } = state
  if (rows.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="display-card mb-2">Also as</legend>
      <p className="text-sm text-ink-soft">
        We place your artwork the same way on each, and sell each when this one is sold. You can
        change each one later.
      </p>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.summary.productType}>
            <OtherProduct row={row} state={state} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function OtherProduct({ row, state }: { row: AlsoAsState['rows'][number]; state: AlsoAsState }) {
  const id = useId()
  const { summary, isTicked, product, failure, again } = row
  const type = summary.productType
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3 font-semibold">
        <CheckBox id={id} checked={isTicked} onChange={() => state.toggle(type)} />
        <label htmlFor={id} className="min-h-6">
          {productTypeLabel(type)}
        </label>
      </div>
      {isTicked && (
        <div className="grid gap-2 pl-9">
          <p className="text-sm wrap-anywhere text-ink-soft">{modelName(summary)}</p>
          {!product && !failure && <p role="status">Loading…</p>}
          {failure && (
            <p role="alert" className="grid justify-items-start gap-2 text-bad">
              {failure}
              <Button size="slim" onClick={again}>
                Try again
              </Button>
            </p>
          )}
          {product && (
            <>
              {product.sides.map(({ side, verdict }) => (
                <p key={side.placement} className="grid justify-items-start gap-1 text-sm">
                  <Badge variant={tones[verdict.grade]} className="whitespace-normal">
                    {verdict.dpi === null ? verdict.title : `${verdict.dpi} dpi. ${verdict.title}`}
                  </Badge>
                </p>
              ))}
              {product.sides.length === 0 && (
                <p className="text-sm text-ink-soft">
                  Add your artwork first, on a side that this can be printed on.
                </p>
              )}
              <TextField
                label={`Price of the ${productTypeLabel(type).toLowerCase()} (£)`}
                name={`price-${type}`}
                type="number"
                inputMode="decimal"
                step="0.01"
                value={product.price}
                error={product.error}
                onChange={({ target }) => state.setPrice(type, target.value)}
              />
            </>
          )}
        </div>
      )}
    </div>
  )
}
