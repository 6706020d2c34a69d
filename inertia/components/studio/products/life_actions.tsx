import { useEffect, useRef } from 'react'
import { RetireDialog } from '~/components/studio/products/retire_dialog'
import type { StudioProduct, ProductStatus } from '~/components/studio/products/shapes'
import { useStatusChange } from '~/components/studio/products/use_status_change'
import { Button } from '~/components/ui/button'

type Step = { label: string; to: ProductStatus; isPossible: boolean }

/** The artist's own moves, of which the server says what is possible; retiring is asked about in a dialog. */
function stepsOf({ status, moves }: StudioProduct): Step[] {
  const activate = status === 'inactive' ? 'Reactivate' : 'Activate'
  return [
    { label: activate, to: 'active', isPossible: moves.includes('active') },
    { label: 'Deactivate', to: 'inactive', isPossible: moves.includes('inactive') },
  ]
}

type LifeActionsProps = {
  product: StudioProduct
  /** Shows what is not possible now as well, disabled: the old list does. */
  all?: boolean
  /** Whether it can be retired here. */
  retires?: boolean
}

/** What the artist can do with a product next. */
export function LifeActions({ product, all = false, retires = true }: LifeActionsProps) {
  const { wanted, change } = useStatusChange(product)
  const { name, moves, status } = product
  const buttons = useRef<Partial<Record<ProductStatus, HTMLButtonElement | null>>>({})
  const pressed = useRef<ProductStatus | null>(null)
  const canRetire = moves.includes('retired')
  // What was pressed is gone or off by now: the way back has the focus in its place.
  useEffect(() => {
    if (pressed.current !== status) return
    pressed.current = null
    buttons.current[status === 'active' ? 'inactive' : 'active']?.focus()
  }, [status])

  const press = (to: ProductStatus) => {
    pressed.current = to
    void change(to)
  }

  return (
    <>
      {stepsOf(product)
        .filter(({ isPossible }) => all || isPossible)
        .map(({ label, to, isPossible }) => (
          <Button
            key={to}
            size="slim"
            variant={isPossible && to === 'active' ? 'ink' : 'outline'}
            disabled={!isPossible}
            busy={wanted === to}
            ref={(button) => {
              buttons.current[to] = button
            }}
            onClick={() => press(to)}
          >
            {label}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      {retires && (all || canRetire) && (
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
