export { WriteReview } from '#reviews/actions/write_review'
export { ReviewQueries } from '#reviews/queries/review_queries'
export { ReviewStandingQuery, type ReviewStanding } from '#reviews/queries/review_standing_query'
export { toReview, type ShownReview } from '#reviews/transformers/review_shape'
