import { Star } from 'lucide-react'
import { cn } from '~/lib/classes'

const five = [1, 2, 3, 4, 5]

/** `4.6 out of 5`, drawn: five stars of which as much is full. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const row = (isFull: boolean) =>
    five.map((star) => (
      <Star
        key={star}
        aria-hidden
        strokeWidth={1.75}
        className={cn('size-[1em] shrink-0', isFull && 'fill-current')}
      />
    ))
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5`}
      className={cn('relative flex w-fit', className)}
    >
      {row(false)}
      <span
        className="absolute inset-y-0 left-0 flex overflow-hidden"
        style={{ width: `${(rating / 5) * 100}%` }}
      >
        {row(true)}
      </span>
    </span>
  )
}

export function reviewsIn(count: number): string {
  return `${count} ${count === 1 ? 'review' : 'reviews'}`
}

/** The rating beside the price; it leads to what was said. */
export function RatingLink({ average, count }: { average: number | null; count: number }) {
  if (average === null) return null
  return (
    <a href="#reviews" className="link w-fit no-underline hover:underline">
      <Stars rating={average} className="text-lg" />
      <span className="font-bold">{average.toFixed(1)}</span>
      <span className="font-normal">({reviewsIn(count)})</span>
    </a>
  )
}
