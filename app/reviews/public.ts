export { WriteReview } from '#reviews/actions/write_review'
export { ReviewQueries } from '#reviews/queries/review_queries'
export {
  ReviewEligibilityQuery,
  type ReviewEligibility,
} from '#reviews/queries/review_eligibility_query'
export { toReview, type ShownReview } from '#reviews/transformers/review_transformer'
export { AnonymiseReviews } from '#reviews/actions/anonymise_reviews'
export { OwnReviewsQuery } from '#reviews/queries/own_reviews_query'
