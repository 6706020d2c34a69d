import { cn } from '~/lib/classes'

/** Five stars beside each other as one outline: a page shows many, and twenty elements each would double its size. */
const FIVE_STARS = Array(5)
  .fill('m12 2.5 2.7 6.4 6.9.6-5.3 4.5 1.6 6.8-5.9-3.7-5.9 3.7 1.6-6.8-5.3-4.5 6.9-.6z')
  .join('m12-2.5')

/** `4.6 out of 5`, drawn: five stars of which as much is full. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={`${rating} out of 5`} className={cn('flex w-fit', className)}>
      <svg
        viewBox="0 0 120 24"
        width="5em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
      >
        <path d={FIVE_STARS} />
        <svg width={rating * 24} fill="currentColor">
          <path d={FIVE_STARS} />
        </svg>
      </svg>
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
