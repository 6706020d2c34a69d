import { RetireDialog } from '~/components/studio/products/retire_dialog'
import type { StudioProduct, ProductStatus } from '~/components/studio/products/shapes'
import { useStatusChange } from '~/components/studio/products/use_status_change'
import { Button } from '~/components/ui/button'

type Step = { label: string; to: ProductStatus; isPossible: boolean }

/** The artist's own moves (RULINGS.md, Products); retiring is asked about in a dialog. */
function stepsOf(status: ProductStatus): Step[] {
  const isOff = status === 'approved' || status === 'inactive'
  return [
    { label: status === 'inactive' ? 'Reactivate' : 'Activate', to: 'active', isPossible: isOff },
    { label: 'Deactivate', to: 'inactive', isPossible: status === 'active' },
  ]
}

type LifeActionsProps = {
  product: StudioProduct
  /** Shows what is not possible now as well, disabled: the old list does (seed 001 §4). */
  all?: boolean
}

/** What the artist can do with a product next. */
export function LifeActions({ product, all = false }: LifeActionsProps) {
  const { wanted, change } = useStatusChange(product)
  const { status, name } = product
  const canRetire = status === 'active' || status === 'inactive'
  return (
    <>
      {stepsOf(status)
        .filter(({ isPossible }) => all || isPossible)
        .map(({ label, to, isPossible }) => (
          <Button
            key={to}
            size="slim"
            variant={isPossible && to === 'active' ? 'go' : 'outline'}
            disabled={!isPossible}
            busy={wanted === to}
            onClick={() => void change(to)}
          >
            {label}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      {(all || canRetire) && (
        <RetireDialog
          name={name}
          disabled={!canRetire}
          busy={wanted === 'retired'}
          onRetire={() => void change('retired')}
        />
      )}
    </>
  )
}
