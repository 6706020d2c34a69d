import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cn } from '~/lib/classes'

type UserTextProps = {
  className?: string
  style?: CSSProperties
  children: ReactNode
  /** The element: `bdi` within a line, another one for a name on a separate line. */
  as?: 'bdi' | 'b' | 'p' | 'span'
}

/**
 * A name that a user typed (band, product, gig, place, person), within words of ours. It runs in the direction of its
 * own script, so that an Arabic name neither turns the words beside it around nor is turned by them.
 */
export function UserText({ as: Tag = 'bdi', className, style, children }: UserTextProps) {
  return (
    <Tag dir="auto" className={cn('user-text', className)} style={style}>
      {children}
    </Tag>
  )
}

/** Sentences that a user typed, with their line breaks, each paragraph in the direction of its own script. */
export function UserParagraphs({ className, ...rest }: ComponentProps<'p'>) {
  return <p dir="auto" className={cn('user-paragraphs', className)} {...rest} />
}
