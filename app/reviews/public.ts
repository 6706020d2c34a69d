export { AnonymiseReviews } from '#reviews/actions/anonymise_reviews'
export { OwnReviewsQuery } from '#reviews/queries/own_reviews_query'
