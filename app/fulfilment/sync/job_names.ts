/** Queues of this module, as start/jobs.ts declares them. */
export const SYNC_JOB = 'fulfilment.sync'
export const FULL_SYNC_JOB = 'fulfilment.sync-full'
