import { Skeleton } from '~/components/ui/skeleton'

/** The shape of artists with their products; three of them (seed 000 §2). */
export function CollectionSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-6 sm:gap-8">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-skeleton
          className="grid gap-6 rounded-sm border-[1.5px] border-line bg-sheet p-4 sm:p-6"
        >
          <div className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[9rem_1fr] sm:gap-6">
            <Skeleton className="aspect-square" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-10 w-3/5" />
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="h-5 w-4/5" />
            </div>
          </div>
          <div className="flex gap-3 overflow-hidden md:grid md:grid-cols-4 md:gap-5">
            {Array.from({ length: 4 }, (_, tile) => (
              <div key={tile} className="w-44 shrink-0 md:w-auto">
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
