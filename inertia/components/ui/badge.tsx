import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '~/lib/classes'
import { statusOf, type Tone } from '~/lib/statuses'

const look = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-sm border-[1.5px] px-2 py-0.5 text-sm leading-snug font-semibold whitespace-nowrap',
  {
    variants: {
      variant: {
        line: 'border-line text-ink',
        ink: 'border-ink bg-ink text-paper',
        good: 'border-good text-good',
        warn: 'border-warn text-warn',
        bad: 'border-bad text-bad',
        accent: 'border-accent bg-accent text-on-accent',
      },
    },
    defaultVariants: { variant: 'line' },
  }
)

export function Badge({
  variant,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof look>) {
  return <span className={cn(look({ variant }), className)} {...rest} />
}

const tones: Record<Tone, { word: string; dot: string }> = {
  neutral: { word: 'text-ink', dot: 'border-current' },
  yellow: { word: 'text-warn', dot: 'border-warn bg-accent' },
  green: { word: 'text-good', dot: 'border-current bg-current' },
  blue: { word: 'text-info', dot: 'border-current bg-current' },
  grey: { word: 'text-ink-soft', dot: 'border-current bg-current' },
  red: { word: 'text-bad', dot: 'border-current bg-current' },
}

/** A state as a word and a dot: the colour never speaks alone. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const { label, tone } = statusOf(status)
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-semibold whitespace-nowrap',
        tones[tone].word,
        className
      )}
    >
      <span
        aria-hidden
        className={cn('size-2.5 shrink-0 rounded-full border-2', tones[tone].dot)}
      />
      {label}
    </span>
  )
}
