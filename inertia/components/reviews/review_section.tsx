import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { reviewsIn, Stars } from '~/components/reviews/stars'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { formatDate } from '~/lib/dates'
import type { Product, Review } from '~/lib/shapes'

export type ProductReviews = {
  count: number
  shown: Review[]
  nextUrl: string | null
  /** Whether the reader has it in their hands and has not had their say. */
  canWrite: boolean
}

export function ReviewText({ review }: { review: Review }) {
  const { rating, body, authorName, createdAt } = review
  return (
    <article className="grid content-start gap-2 wrap-anywhere">
      <Stars rating={rating} className="text-lg" />
      {body && <UserParagraphs className="max-w-[60ch] leading-relaxed">{body}</UserParagraphs>}
      <p className="text-sm text-ink-soft">
        <UserText>{authorName}</UserText>, verified buyer,{' '}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
    </article>
  )
}

function Figure({ average, count }: { average: number; count: number }) {
  return (
    <div className="flex items-center gap-4">
      <p className="price text-7xl">{average.toFixed(1)}</p>
      <div className="grid gap-1">
        <Stars rating={average} className="text-2xl" />
        <p className="text-ink-soft">{reviewsIn(count)} by verified buyers</p>
      </div>
    </div>
  )
}

/** What buyers say, latest first; writing is offered to those alone who may. */
export function ReviewSection({ product, reviews }: { product: Product; reviews: ProductReviews }) {
  const { count, shown, nextUrl, canWrite } = reviews
  const { id, averageRating } = product
  return (
    <section aria-labelledby="reviews" className="grid gap-6 lg:grid-cols-[24rem_1fr] lg:gap-x-14">
      <div className="grid content-start justify-items-start gap-5">
        <h2 id="reviews" className="display-section">
          Reviews
        </h2>
        {averageRating === null ? (
          <p className="max-w-[40ch] text-ink-soft">
            No reviews yet. You can write one once yours has arrived.
          </p>
        ) : (
          <Figure average={averageRating} count={count} />
        )}
        {canWrite && (
          <Button asChild variant="ink">
            <Link href={`/product/${id}/review`}>Write a review</Link>
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <div className="grid gap-4">
          <ul className="divide-y divide-line border-y border-line">
            {shown.map((review) => (
              <li key={review.id} className="py-5">
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
          {nextUrl && (
            <Link href={`${nextUrl}#reviews`} className="link w-fit">
              More reviews
              <ArrowRight aria-hidden className="size-5" />
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
