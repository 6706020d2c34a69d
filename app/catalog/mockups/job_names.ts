export const MOCKUPS_JOB = 'product-mockups.make'
