import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { withQuery } from '~/components/catalog/address'
import { ProviderRead } from '~/components/fulfilment/provider_read'
import type { CatalogItem, CatalogVariant } from '~/components/fulfilment/shapes'
import { useVariants } from '~/components/fulfilment/use_provider'
import { VariantsTable } from '~/components/fulfilment/variants_table'
import { ProductImage } from '~/components/product_image'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { counted } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

function WayBack() {
  const { url } = usePage()
  return (
    <Link href={withQuery(url, { item: null })} className="link w-fit">
      <ArrowLeft aria-hidden className="size-5" />
      All blanks
    </Link>
  )
}

/** How many there are, from the cheapest to the dearest. */
function summaryOf(variants: CatalogVariant[]): string {
  const sizes = new Set(variants.map(({ size }) => size)).size
  const colors = new Set(variants.map(({ color }) => color)).size
  const out = variants.filter(({ in_stock: isInStock }) => !isInStock).length
  const [first, ...others] = variants.toSorted((one, other) => one.price - other.price)
  const last = others.at(-1) ?? first
  const words = [counted(sizes, 'size'), counted(colors, 'colour')]
  if (first && last) {
    const [from, to] = [first, last].map(({ price, currency }) => formatMoney(price, currency))
    words.push(from === to ? from! : `${from} to ${to}`)
  }
  if (out > 0) words.push(`${counted(out, 'variant')} out of stock`)
  return words.join(' · ')
}

/** One blank with its sizes and colours; its address can be shared. */
export function BlankDetails({ item }: { item: CatalogItem }) {
  const variants = useVariants(item.id)
  return (
    <article className="grid gap-5">
      <WayBack />
      <div className="grid items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
        <ProductImage src={item.image} alt="" eager className="max-w-56" sizes="14rem" />
        <div className="grid gap-4">
          <header className="grid gap-1.5">
            <p className="tag text-ink-soft">{item.type_name}</p>
            <h2 className="display-card">{item.title}</h2>
          </header>
          <ProviderRead
            read={variants}
            what="sizes and colours"
            skeleton={<TableSkeleton rows={6} />}
          >
            {(known) =>
              known.length === 0 ? (
                <EmptyState
                  level="h3"
                  title="No variants"
                  text="Printful lists no sizes or colours for this blank."
                />
              ) : (
                <>
                  <p className="text-ink-soft">{summaryOf(known)}</p>
                  <VariantsTable variants={known} />
                </>
              )
            }
          </ProviderRead>
        </div>
      </div>
    </article>
  )
}

/** The address names a blank that Printful has not got, or no longer. */
export function UnknownBlank() {
  return (
    <div className="grid gap-5">
      <WayBack />
      <EmptyState
        title="Blank not found"
        text="Printful has no blank with this number, or no longer makes it."
      />
    </div>
  )
}
