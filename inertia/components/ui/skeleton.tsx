import type { ComponentProps } from 'react'
import { cn } from '~/lib/classes'

export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('loading-ground rounded-sm', className)} {...rest} />
}

/** The shape of a grid of product tiles. */
export function TileSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 lg:gap-x-5 lg:gap-y-9"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-6 w-2/5" />
        </div>
      ))}
    </div>
  )
}

/** The shape of a wall of artist cards. */
export function CardSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-4 h-9 w-3/4" />
          <Skeleton className="mt-3 h-5 w-full" />
          <Skeleton className="mt-2 h-11 w-full" />
        </div>
      ))}
    </div>
  )
}
