import { router } from '@inertiajs/react'
import { type ReactNode, useEffect, useState } from 'react'
import { SelectField } from '~/components/ui/field'
import { cn } from '~/lib/classes'

type InlineSelectProps = {
  label: ReactNode
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  /** On a phone no more than a button with a sign, over which the choice opens. */
  sign?: ReactNode
  className?: string
}

/**
 * A choice beside the search box, its label in front of it. It follows the address, also back where there
 * was no connection, and keeps the focus meanwhile.
 */
export function InlineSelect({ label, name, value, options, sign, className }: InlineSelectProps) {
  const [shown, setShown] = useState({ value, address: value })
  if (shown.address !== value) setShown({ value, address: value })
  useEffect(
    () => router.on('networkError', () => setShown(({ address }) => ({ value: address, address }))),
    []
  )
  return (
    <SelectField
      label={
        <>
          <span className={cn('whitespace-nowrap', sign && 'max-sm:sr-only')}>{label}</span>
          {sign && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-0 z-10 grid place-items-center sm:hidden"
            >
              {sign}
            </span>
          )}
        </>
      }
      name={name}
      value={shown.value}
      onChange={({ target }) => setShown({ value: target.value, address: value })}
      options={options}
      className={cn(
        'flex basis-full items-center gap-3 sm:basis-auto [&>div]:min-w-0 [&>div]:flex-1 sm:[&>div]:w-56',
        sign &&
          'relative max-sm:w-12 max-sm:gap-0 max-sm:basis-auto max-sm:[&_div_svg]:hidden max-sm:[&_option]:text-ink max-sm:[&_select]:px-0 max-sm:[&_select]:text-transparent',
        className
      )}
    />
  )
}
