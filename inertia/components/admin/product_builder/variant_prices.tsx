import { useState } from 'react'
import type { PricingSuggestions } from '~/components/admin/product_builder/shapes'
import { Button } from '~/components/ui/button'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { formatMargin } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

/** How many a screen shows before it is asked for the rest. */
const FIRST = 4

const money = (amount: number) => formatMoney(amount)

/** What each variant costs and leaves at the one price. */
export function VariantPrices({ suggestions }: { suggestions: PricingSuggestions }) {
  const split = `${suggestions.artistShare}% / ${suggestions.platformShare}%`
  const { variants } = suggestions
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? variants : variants.slice(0, FIRST)
  const columns = [
    'Product cost (inc. VAT)',
    'Net cost after discount',
    'Est. shipping',
    'Total cost',
    'Sell price',
    'Profit / margin',
    `Artist / platform ${split}`,
  ] as const
  const [product, net, shipping, total, sell, profit, parts] = columns
  return (
    <div className="grid grid-cols-1 gap-3">
      <Table caption="Cost and profit of each variant" className="text-[0.9375rem]">
        <THead>
          <Th>Variant</Th>
          {columns.map((column) => (
            <Th key={column} numeric>
              {column}
            </Th>
          ))}
        </THead>
        <TBody>
          {shown.map((line) => (
            <Tr key={`${line.size} ${line.color}`}>
              <Td label="Variant">
                <span>
                  {variantWords(line.size, line.color) || line.name}
                  {!line.in_stock && <span className="text-ink-soft"> (out of stock)</span>}
                </span>
              </Td>
              <Td numeric label={product}>
                {money(line.productCost)}
              </Td>
              <Td numeric label={net}>
                {money(line.netCost)}
              </Td>
              <Td numeric label={shipping}>
                {money(line.estimatedShipping)}
              </Td>
              <Td numeric label={total}>
                {money(line.totalCost)}
              </Td>
              <Td numeric label={sell}>
                {money(line.sellingPrice)}
              </Td>
              <Td numeric label={profit}>
                <span>
                  <span className={cn('font-semibold', line.profit > 0 ? 'text-good' : 'text-bad')}>
                    {money(line.profit)}
                  </span>{' '}
                  {formatMargin(line.profitMargin)}
                </span>
              </Td>
              <Td numeric label={parts}>
                {money(line.artistProfit)} / {money(line.platformFee)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      {variants.length > shown.length && (
        <Button size="slim" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {variants.length} variants
        </Button>
      )}
    </div>
  )
}
