/** `{ productId }`: revokes or reinstates the artwork of a product that was taken down or restored. */
export const UPDATE_ARTWORKS_JOB = 'taken-down-artworks.update'
