import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { PageHead } from '~/components/page_head'
import { ProductImage } from '~/components/product_image'
import { ReviewText } from '~/components/reviews/review_section'
import { StarChoice } from '~/components/reviews/star_choice'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { FormError, TextArea, useFocusFirstError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import type { Product, Review } from '~/lib/shapes'
import { isolated } from '#shared/isolated'

type WriteReviewProps = { product: Product; isOnSale: boolean; own: Review | null }

const longest = 2000

function useReview({ id }: Product, isOnSale: boolean) {
  const toast = useToast()
  const [rating, setRating] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  useFocusFirstError(errors)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (rating === 0) return setErrors({ rating: 'Choose from 1 to 5 stars' })
    const body = new FormData(event.currentTarget).get('body')
    setBusy(true)
    setErrors({})
    setMessage(undefined)
    try {
      await callApi('POST', `/api/products/${id}/reviews`, { rating, body })
      toast({ title: 'Thank you', description: 'Your review has been posted.' })
      router.visit(isOnSale ? `/product/${id}#reviews` : `/product/${id}/review`, { replace: true })
    } catch (error) {
      setBusy(false)
      const found = error instanceof ApiError ? error.errors : {}
      setErrors(found)
      if (Object.keys(found).length === 0) setMessage(sentenceOf(error))
    }
  }

  return { rating, setRating, errors, message, busy, submit }
}

function ReviewForm({ product, isOnSale }: Omit<WriteReviewProps, 'own'>) {
  const { rating, setRating, errors, message, busy, submit } = useReview(product, isOnSale)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StarChoice value={rating} onChange={setRating} error={errors.rating} />
      <TextArea
        label="Your review (optional)"
        name="body"
        rows={6}
        maxLength={longest}
        error={errors.body}
        hint="We’ll show your first name and last initial."
      />
      <FormError message={message} />
      <Button type="submit" variant="go" busy={busy} busyLabel="Posting" className="w-fit">
        Post review
      </Button>
    </form>
  )
}

/**
 * Writing a review, reached from the product and from an order of it; shows the user's review where there is one
 * already.
 */
export default function WriteReview({ product, isOnSale, own }: WriteReviewProps) {
  const { id, name, imageUrl, artist } = product
  return (
    <>
      <PageHead title={`Review ${isolated(name)}`} noindex />
      <div className="wrap grid max-w-4xl gap-6 pt-8 pb-16 sm:grid-cols-[12rem_1fr] sm:gap-10 lg:pt-12">
        <ProductImage src={imageUrl} alt="" eager className="max-sm:w-28" />
        <div className="grid min-w-0 content-start gap-6">
          <div className="grid gap-2">
            <p className="tag wrap-anywhere text-ink-soft">
              <UserText>{artist.bandName}</UserText>
            </p>
            <h1 className="display-section">{own ? 'Your review' : 'Write a review'}</h1>
            <p className="text-lg wrap-anywhere">
              <UserText>{name}</UserText>
            </p>
          </div>
          {own ? <ReviewText review={own} /> : <ReviewForm product={product} isOnSale={isOnSale} />}
          {isOnSale && (
            <Link href={`/product/${id}`} className="link w-fit">
              Back to the product
            </Link>
          )}
        </div>
      </div>
    </>
  )
}
