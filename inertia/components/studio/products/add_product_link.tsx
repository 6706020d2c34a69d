import { Link } from '@adonisjs/inertia/react'
import { Plus } from 'lucide-react'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'

/** Links to the form for a new product, for roles that may add one. */
export function AddProductLink({ variant = 'ink' }: { variant?: 'ink' | 'go' }) {
  const hrefOf = useDashboardAddress()
  const { may } = useOwner()
  if (!may('products')) return null
  return (
    <Button asChild variant={variant} size="slim">
      <Link href={hrefOf('add-product')}>
        <Plus aria-hidden className="size-5" />
        Add a product
      </Link>
    </Button>
  )
}

/** Links to the builder with a copy of a product. */
export function DuplicateLink({ product }: { product: { id: number; name: string } }) {
  const hrefOf = useDashboardAddress()
  return (
    <Button asChild size="slim">
      <Link href={`${hrefOf('add-product')}&copy=${product.id}`}>
        Duplicate<span className="sr-only"> {product.name}</span>
      </Link>
    </Button>
  )
}

/** Links to the builder to rebuild a draft or a rejected product. */
export function RebuildLink({ product }: { product: { id: number; name: string } }) {
  const hrefOf = useDashboardAddress()
  return (
    <Button asChild size="slim">
      <Link href={`${hrefOf('add-product')}&change=${product.id}`}>
        Change<span className="sr-only"> {product.name}</span>
      </Link>
    </Button>
  )
}

/** Links to the builder, where the artwork of a draft or a rejected product is changed. */
export function ChangeArtworkLink({ product }: { product: { id: number } }) {
  const hrefOf = useDashboardAddress()
  return (
    <Link
      href={`${hrefOf('add-product')}&change=${product.id}`}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      Change artwork
    </Link>
  )
}

/** The heading of a list of products with the way to add one beside it. */
export function ProductsHeading({
  id,
  title,
  withLink,
}: {
  id: string
  title: string
  /** False where the empty list below offers the same. */
  withLink: boolean
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h2 id={id} className="display-card">
        {title}
      </h2>
      {withLink && <AddProductLink />}
    </div>
  )
}
