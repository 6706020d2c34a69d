/** Deletes the artworks of deleted accounts; enqueued with the deletion of an account as well. */
export const DELETE_ARTWORKS_JOB = 'unneeded-artworks.delete'
