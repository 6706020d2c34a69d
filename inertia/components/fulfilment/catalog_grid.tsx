import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { withQuery } from '~/components/catalog/address'
import type { CatalogItem } from '~/components/fulfilment/shapes'
import { ProductImage } from '~/components/product_image'

/** Blanks with picture, name and kind; each opens its sizes and colours. */
export function CatalogGrid({ id, items }: { id: string; items: CatalogItem[] }) {
  const { url } = usePage()
  return (
    <ul
      id={id}
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 lg:gap-x-5 lg:gap-y-9 xl:grid-cols-6"
    >
      {items.map((item, index) => (
        <li key={item.id} className="relative grid content-start gap-2">
          <ProductImage
            src={item.image}
            alt=""
            eager={index < 6}
            sizes="(min-width: 80rem) 12rem, (min-width: 48rem) 25vw, 50vw"
          />
          <div>
            <h3 className="leading-snug font-bold wrap-anywhere">
              <Link
                href={withQuery(url, { item: String(item.id) })}
                className="after:absolute after:inset-0 hover:underline"
              >
                {item.title}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">{item.type_name}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
