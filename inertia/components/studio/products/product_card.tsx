import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { shotAlt } from '~/components/catalog/gallery'
import { ProductImage } from '~/components/product_image'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'
import { productTypeLabel } from '~/lib/product_types'

type Fact = { label: string; value: ReactNode }

type ProductCardProps = {
  product: StudioProduct
  badge: ReactNode
  facts: Fact[]
  /** The address that the product's name links to. */
  href?: string
  /** Remarks about the product. */
  children?: ReactNode
  actions?: ReactNode
  eager?: boolean
}

/** An amount of a product; a cost that is not set is a dash. */
export function amountOf(product: StudioProduct, amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount, product.currency)
}

/** One product in the artist's list: picture, name, state, figures and actions. */
export function ProductCard({
  product,
  badge,
  facts,
  href,
  children,
  actions,
  eager,
}: ProductCardProps) {
  const { name, description, imageUrl, productType, offer } = product
  const back = offer.pictures.find(({ view, url }) => view === 'back' && url !== imageUrl)
  return (
    <article className="grid h-full grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-sm border-[1.5px] border-line p-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4">
      <div className="grid content-start gap-2 sm:row-span-2">
        <ProductImage
          src={imageUrl}
          fallbacks={fallbacksOf(product)}
          alt=""
          eager={eager}
          sizes="9rem"
        />
        {back && (
          <ProductImage
            src={back.url}
            fallbacks={[]}
            alt={shotAlt(back, name)}
            sizes="4.5rem"
            className="w-1/2"
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-lg leading-snug font-bold wrap-anywhere">
            {href ? (
              <Link href={href} className="-my-2 inline-flex min-h-11 items-center underline">
                <UserText>{name}</UserText>
              </Link>
            ) : (
              <UserText>{name}</UserText>
            )}
          </h3>
          {badge}
        </div>
        <p className="tag text-ink-soft">{productTypeLabel(productType)}</p>
        {description && (
          <UserParagraphs className="line-clamp-3 max-w-[60ch] text-[0.9375rem] text-ink-soft">
            {description}
          </UserParagraphs>
        )}
      </div>
      <div className="col-span-2 grid content-end gap-4 sm:col-span-1 sm:col-start-2">
        <dl
          className={cn(
            'grid gap-x-3 gap-y-1.5 sm:gap-y-2',
            facts.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'
          )}
        >
          {facts.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-3 sm:block">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        {actions && (
          <div className="grid grid-cols-2 gap-2.5 max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2 sm:flex sm:flex-wrap">
            {actions}
          </div>
        )}
      </div>
    </article>
  )
}
