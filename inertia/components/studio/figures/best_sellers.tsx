import type { GigReported } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { counted } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import '~/css/figures.css'

/** What the gig wanted, the most sold first; what was looked at and left stands below. */
export function BestSellers({ products }: { products: GigReported['products'] }) {
  return (
    <section aria-labelledby="best" className="grid gap-3">
      <h3 id="best" className="display-card">
        Best sellers
      </h3>
      {products.length === 0 ? (
        <p className="figures-none">No product views yet.</p>
      ) : (
        <Table caption="Best sellers" data-lines>
          <THead>
            <Th>Product</Th>
            <Th numeric>Sold</Th>
            <Th numeric>Views</Th>
            <Th numeric>Added to cart</Th>
            <Th numeric>Sales</Th>
          </THead>
          <TBody>
            {products.map(({ productId, name, units, views, baskets, sales }) => (
              <Tr key={productId}>
                <Td label="Product" className="max-sm:col-span-2">
                  <b>
                    <UserText>{name}</UserText>
                  </b>
                  <span className="block text-sm/snug text-ink-soft sm:hidden">
                    {units} sold, {counted(views, 'view')}, {baskets} added to cart
                  </span>
                </Td>
                <Td label="Sold" numeric className="max-sm:hidden">
                  {units}
                </Td>
                <Td label="Views" numeric className="max-sm:hidden">
                  {views}
                </Td>
                <Td label="Added to cart" numeric className="max-sm:hidden">
                  {baskets}
                </Td>
                <Td label="Sales" numeric>
                  {formatMoney(sales)}
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
    </section>
  )
}
