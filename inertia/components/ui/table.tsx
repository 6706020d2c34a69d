import type { ComponentProps, ReactNode } from 'react'
import { cn } from '~/lib/classes'

type TableProps = ComponentProps<'table'> & {
  /** Says what the rows are, to those who do not see the heading above. */
  caption: string
  /** Keeps columns on a phone instead of stacking each row into a card. */
  keep?: boolean
  children: ReactNode
}

export function Table({ caption, keep, className, children, ...rest }: TableProps) {
  return (
    <table
      data-keep={keep || undefined}
      className={cn('table [--table-top:var(--bar)]', className)}
      {...rest}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

export function THead({ children, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead {...rest}>
      <tr>{children}</tr>
    </thead>
  )
}

export function TBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

export function Tr(props: ComponentProps<'tr'>) {
  return <tr {...props} />
}

export function Th({ numeric, ...rest }: ComponentProps<'th'> & { numeric?: boolean }) {
  return <th scope="col" data-numeric={numeric || undefined} {...rest} />
}

/** `label` is the column's name, shown beside the value where the row is a card. */
export function Td({
  numeric,
  label,
  ...rest
}: ComponentProps<'td'> & { numeric?: boolean; label?: string }) {
  return <td data-numeric={numeric || undefined} data-label={label} {...rest} />
}
