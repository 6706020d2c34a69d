import { Skeleton } from '~/components/ui/skeleton'

/** The shape of artists with their racks; three of them. */
export function CollectionSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid gap-10 border-t-[1.5px] border-line-strong pt-6 sm:gap-14 sm:pt-8"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton className="grid gap-4 sm:gap-5">
          <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 sm:grid-cols-[6rem_1fr] sm:gap-x-5">
            <Skeleton className="aspect-square" />
            <div className="grid gap-2">
              <Skeleton className="h-8 w-3/5 max-w-96 sm:h-10" />
              <Skeleton className="h-5 w-4/5 max-w-[30rem]" />
            </div>
          </div>
          <div className="flex gap-3 overflow-hidden *:w-[calc((100vw-2.75rem)/2)] *:shrink-0 sm:gap-4 sm:*:w-[calc((100%-2rem)/3)] lg:gap-5 lg:*:w-[calc((100%-5rem)/5)]">
            {Array.from({ length: 5 }, (_, tile) => (
              <div key={tile}>
                <Skeleton className="aspect-4/5" />
                <Skeleton className="mt-3 h-5 w-4/5" />
                <Skeleton className="mt-2 h-11 w-full" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
