import { cn } from '~/lib/classes'

const stages = [
  { name: 'Ordered', state: 'done' },
  { name: 'Payment', state: 'under way' },
  { name: 'Printing', state: 'to come' },
] as const

const bars = { 'done': 'bg-ink', 'under way': 'bar-under-way', 'to come': '' }

/** The progress of an order whose payment takes time; the bar moves while the page checks for it. */
export function PaymentProgress({ isLooking }: { isLooking: boolean }) {
  return (
    <ol aria-label="Progress of your order" className="grid grid-cols-3 gap-2">
      {stages.map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === 'under way' ? 'step' : undefined}
          className="grid gap-1.5"
        >
          <span
            aria-hidden
            data-moving={isLooking}
            className={cn('h-3 rounded-sm border-[1.5px] border-line-strong', bars[state])}
          />
          <span className={cn('tag', state === 'to come' && 'text-ink-soft')}>
            {name}
            <span className="sr-only">, {state}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
