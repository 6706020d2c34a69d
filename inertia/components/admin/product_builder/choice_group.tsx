import { type ReactNode, useId } from 'react'
import { cn } from '~/lib/classes'

type ChoiceGroupProps = {
  label: string
  /** What is wrong with the choice: a group that is refused can have the focus. */
  error?: string
  className: string
  children: ReactNode
}

/** Radio buttons that belong together. */
export function ChoiceGroup({ label, error, className, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      tabIndex={error ? -1 : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <div className={cn(className, error && 'border-2 border-bad')}>{children}</div>
      {error && (
        <p id={id} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
