import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '~/lib/classes'

const look = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2.5 rounded-sm border-[1.5px] text-center font-bold leading-tight no-underline select-none active:translate-y-px disabled:border-line disabled:bg-line disabled:text-ink-soft [&[aria-disabled]:not([aria-busy])]:opacity-60 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        go: 'border-stage bg-stage text-on-stage hover:border-on-stage hover:bg-[color-mix(in_oklab,var(--stage)_88%,white)]',
        outline: 'border-line-strong bg-transparent text-ink hover:bg-ink hover:text-paper',
        ink: 'border-ink bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink)_86%,var(--paper))]',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-line',
        danger:
          'border-bad bg-bad text-paper hover:bg-[color-mix(in_oklab,var(--bad)_86%,var(--ink))]',
      },
      size: {
        regular: 'min-h-12 px-5 py-2 text-base',
        slim: 'min-h-11 px-3.5 py-1.5 text-[0.9375rem]',
        icon: 'size-11 p-0',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'outline', size: 'regular', wide: false },
  }
)

type Look = VariantProps<typeof look>

/** The classes alone, for what looks like a button and is something else. */
export function buttonClass({ className, ...props }: Look & { className?: string } = {}): string {
  return cn(look(props), className)
}

type ButtonProps = ComponentProps<'button'> &
  Look & { asChild?: boolean; busy?: boolean; busyLabel?: string }

export function Button({
  variant,
  size,
  wide,
  asChild,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  'aria-disabled': isOff,
  ...rest
}: ButtonProps) {
  const classes = cn(look({ variant, size, wide }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} aria-disabled={isOff} {...rest}>
        {children}
      </Slot.Root>
    )
  }

  // Without a busy label, the spinner replaces the words and the button keeps its size.
  // Busy, it keeps the focus a disabled button would lose, and does nothing.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event)

  return (
    <button
      type="button"
      className={classes}
      onClick={press}
      aria-disabled={busy || isOff || undefined}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && (
        <LoaderCircle aria-hidden className={cn('size-5 animate-spin', !busyLabel && 'absolute')} />
      )}
      {busy ? (busyLabel ?? <span className="opacity-0">{children}</span>) : children}
    </button>
  )
}
