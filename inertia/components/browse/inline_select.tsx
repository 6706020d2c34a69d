import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { SelectField } from '~/components/ui/field'
import { cn } from '~/lib/classes'

type InlineSelectProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  className?: string
}

/**
 * A choice beside the search box, its label in front of it. It follows the address, also back where there
 * was no connection, and keeps the focus meanwhile.
 */
export function InlineSelect({ label, name, value, options, className }: InlineSelectProps) {
  const [shown, setShown] = useState({ value, address: value })
  if (shown.address !== value) setShown({ value, address: value })
  useEffect(
    () => router.on('networkError', () => setShown(({ address }) => ({ value: address, address }))),
    []
  )
  return (
    <SelectField
      label={<span className="whitespace-nowrap">{label}</span>}
      name={name}
      value={shown.value}
      onChange={({ target }) => setShown({ value: target.value, address: value })}
      options={options}
      className={cn(
        'flex basis-full items-center gap-3 sm:basis-auto [&>div]:min-w-0 [&>div]:flex-1 sm:[&>div]:w-56',
        className
      )}
    />
  )
}
