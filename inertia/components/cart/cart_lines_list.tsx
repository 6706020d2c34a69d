import { useRef } from 'react'
import { CartLineRow } from '~/components/cart/cart_line_row'
import { Button } from '~/components/ui/button'
import type { CartCheck, CheckedLine } from '~/lib/cart_check'
import type { CartLine } from '~/lib/cart_lines'

type CartLinesListProps = {
  lines: readonly CartLine[]
  check: CartCheck
  onCheckAgain: () => void
  onLeave?: () => void
  className?: string
}

const isChanged = (checked: CheckedLine | undefined) =>
  checked !== undefined &&
  (checked.availability !== 'available' || checked.was !== null || checked.isCompleted)

function changesText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'One item has changed.' : `${count} items have changed.`
}

/** The lines with what has changed about each; the focus of a removed one goes to its neighbour. */
export function CartLinesList({
  lines,
  check,
  onCheckAgain,
  onLeave = () => {},
  className,
}: CartLinesListProps) {
  const list = useRef<HTMLUListElement>(null)
  const changed = lines.filter(({ id }) => isChanged(check.lines.get(id))).length

  const focusNeighbour = (index: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      buttons[Math.min(index, buttons.length - 1)]?.focus()
    })

  return (
    <>
      <p role="status" className="sr-only">
        {check.status === 'checked' && changesText(changed)}
      </p>
      {check.status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 px-4 pb-2">
          <p className="text-sm font-semibold text-warn">
            We couldn’t check prices and stock just now.
          </p>
          <Button variant="quiet" size="slim" onClick={onCheckAgain}>
            Check again
          </Button>
        </div>
      )}
      <ul ref={list} aria-busy={check.status === 'checking'} className={className}>
        {lines.map((line, index) => (
          <CartLineRow
            key={line.id}
            line={line}
            checked={check.lines.get(line.id)}
            onLeave={onLeave}
            onRemoved={() => focusNeighbour(index)}
          />
        ))}
      </ul>
    </>
  )
}
