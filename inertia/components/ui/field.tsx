import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '~/lib/classes'

type FieldProps = {
  label: ReactNode
  name: string
  error?: ReactNode
  hint?: ReactNode
  /** Hides the label from sight where the place says it already (a search box). */
  bare?: boolean
}

/** How anything that is typed into looks. */
export const fieldBox =
  'w-full rounded-sm border-[1.5px] border-line-strong bg-sheet px-3.5 text-base text-ink aria-invalid:border-bad aria-invalid:border-2 disabled:opacity-60 [&[readonly]]:bg-transparent'

/** The ids that tie a field to its error and its hint. */
export function useFieldIds(id: string | undefined, error?: ReactNode, hint?: ReactNode) {
  const own = useId()
  const control = id ?? own
  const described = [error && `${control}-error`, hint && `${control}-hint`]
    .filter(Boolean)
    .join(' ')
  return { control, describedBy: described || undefined }
}

type FrameProps = Omit<FieldProps, 'name'> & {
  control: string
  className?: string
  children: ReactNode
}

/** What stands around a field: its label, what is wrong with it, and what helps. */
export function FieldFrame({ label, control, error, hint, bare, className, children }: FrameProps) {
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={control} className={bare ? 'sr-only' : 'text-[0.9375rem] font-semibold'}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${control}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${control}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  error,
  hint,
  bare,
  className,
  id,
  ...native
}: FieldProps & ComponentProps<'input'>) {
  const { control, describedBy } = useFieldIds(id, error, hint)
  return (
    <FieldFrame {...{ label, error, hint, bare, className, control }}>
      <input
        id={control}
        dir={native.type ? undefined : 'auto'}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...native}
        className={cn(fieldBox, 'h-12')}
      />
    </FieldFrame>
  )
}

export function TextArea({
  label,
  error,
  hint,
  bare,
  className,
  id,
  rows = 4,
  ...native
}: FieldProps & ComponentProps<'textarea'>) {
  const { control, describedBy } = useFieldIds(id, error, hint)
  return (
    <FieldFrame {...{ label, error, hint, bare, className, control }}>
      <textarea
        id={control}
        rows={rows}
        dir="auto"
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...native}
        className={cn(fieldBox, 'py-3 leading-normal')}
      />
    </FieldFrame>
  )
}

type SelectProps = FieldProps &
  ComponentProps<'select'> & { options?: readonly { value: string; label: string }[] }

export function SelectField({
  label,
  error,
  hint,
  bare,
  className,
  id,
  options,
  children,
  ...native
}: SelectProps) {
  const { control, describedBy } = useFieldIds(id, error, hint)
  return (
    <FieldFrame {...{ label, error, hint, bare, className, control }}>
      <div className="relative">
        <select
          id={control}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          {...native}
          className={cn(fieldBox, 'h-12 appearance-none truncate pr-11')}
        >
          {options?.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  )
}

/** The error of a form as a whole: scrolled into view and announced when it appears. */
export function FormError({
  message,
  errors,
}: {
  message?: ReactNode
  errors?: Record<string, string>
}) {
  const sentences = [...new Set(Object.values(errors ?? {}))]
  const box = useRef<HTMLDivElement>(null)
  const isShown = Boolean(message) || sentences.length > 0
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div
      ref={box}
      role="alert"
      className="rounded-sm border-2 border-bad bg-sheet px-4 py-3 font-semibold text-bad"
    >
      {message && <p>{message}</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** After a refused submission the first wrong field has the focus, in the middle, where no message lies over it. */
export function useFocusFirstError(errors: Record<string, unknown>) {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [errors])
}
