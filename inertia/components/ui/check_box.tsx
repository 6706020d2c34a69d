import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A box to tick, in the colours of the theme. */
export function CheckBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="grid size-6 shrink-0 *:[grid-area:1/1]">
      <input
        type="checkbox"
        className="peer size-6 appearance-none rounded-sm border-[1.5px] border-line-strong bg-sheet checked:bg-ink"
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none m-auto size-4 text-paper opacity-0 peer-checked:opacity-100"
      />
    </span>
  )
}
