import { emptyBuild, type BlankSummary, usualBlank } from '~/components/studio/builder/build_form'
import { ProductBuilder } from '~/components/studio/builder/product_builder'
import { NewProductForm } from '~/components/studio/products/new_product_form'
import type { SaleStart } from '~/components/studio/products/sale_form'
import { useOwner } from '~/components/studio/use_owner'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { EmptyState } from '~/components/ui/empty_state'
import { Reads } from '~/lib/reads'
import type { ProductType } from '#shared/product_type'
import type { CopiedBuild } from '#catalog/builder/queries/copied_build_query'
import type { BuilderGigShares } from '#catalog/builder/queries/builder_page_query'
import type { InertiaProps } from '~/types'

type AddProductProps = InertiaProps<
  Frame & {
    /** The provisional cost of a draft of each type, in pounds, where nothing can be built on. */
    baseByType: Record<ProductType, number>
    /** In pounds. */
    flatShippingRate: number
    blanks: BlankSummary[]
    /** The product that is copied or rebuilt. */
    copied: CopiedBuild | null
    /** When the product is sold, and the gigs that can be chosen. */
    sale: SaleStart
    gigShares: BuilderGigShares
  }
>

/** The first values of the builder from a copied product: on its own model, else on the default one of its type. */
function startOf(copied: CopiedBuild, blanks: readonly BlankSummary[]) {
  const { name, description, sellingPrice, blankId, productType, colors, sizes, sides } = copied
  const ofType = blanks.filter((blank) => blank.productType === productType)
  const blank = blanks.find(({ id }) => id === blankId) ?? usualBlank(ofType)
  const placed = sides.flatMap(({ view, artworkId, place }) => [
    [`${view}ArtworkId`, String(artworkId)],
    [`${view}Place`, place ? JSON.stringify(place) : ''],
  ])
  return {
    ...emptyBuild,
    ...{ name, description, sellingPrice },
    blankId: blank ? String(blank.id) : '',
    colors: JSON.stringify(colors),
    sizes: JSON.stringify(sizes),
    ...(Object.fromEntries(placed) as Partial<typeof emptyBuild>),
  }
}

type BuilderProps = Pick<AddProductProps, 'blanks' | 'copied' | 'sale' | 'gigShares'>

function Builder({ blanks, copied, sale, gigShares }: BuilderProps) {
  const changed = copied?.isChanged ? copied : null
  const kind = changed ? 'rebuild' : 'build-copy'
  const draftName = copied ? `${kind}-${copied.productId}` : 'build'
  return (
    <Reads>
      {copied && copied.takenDown > 0 && (
        <p role="status" className="font-semibold text-bad">
          The artwork of this product was taken down. Add another one.
        </p>
      )}
      <ProductBuilder
        key={draftName}
        blanks={blanks}
        draftName={draftName}
        start={copied ? startOf(copied, blanks) : {}}
        changed={changed}
        sale={sale}
        gigShares={gigShares}
      />
    </Reads>
  )
}

function titleOf(copied: CopiedBuild | null): string {
  if (!copied) return 'Add a product'
  return copied.isChanged ? 'Change a product' : 'Duplicate a product'
}

export default function AddProductPage(props: AddProductProps) {
  const { baseByType, flatShippingRate, ...build } = props
  const { blanks, copied } = build
  const { may, role } = useOwner()
  return (
    <StudioFrame>
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="display-card">
          {titleOf(copied)}
        </h2>
        {may('products') && blanks.length > 0 && <Builder {...build} />}
        {may('products') && blanks.length === 0 && !copied?.isChanged && (
          <NewProductForm {...{ baseByType, flatShippingRate }} />
        )}
        {may('products') && blanks.length === 0 && copied?.isChanged && (
          <EmptyState
            level="h3"
            title="This product can’t be changed here right now"
            text="We have no models to build it on at the moment. Try again later."
          />
        )}
        {!may('products') && (
          <EmptyState
            level="h3"
            title="Only the artist can add products"
            text={
              role === null
                ? 'You can set up a product for them in the admin area.'
                : 'Ask the band’s owner or a manager to add one.'
            }
          />
        )}
      </section>
    </StudioFrame>
  )
}
