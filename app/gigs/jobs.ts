import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { CreatePartitions } from '#gigs/actions/create_partitions'
import { PurgeVisitorHashSalts } from '#gigs/actions/purge_visitor_hash_salts'

export async function createPartitions() {
  await (await app.container.make(CreatePartitions)).handle()
}

/** A step of `expired-rows.purge`. @returns how many were deleted */
export async function purgeVisitorHashSalts(): Promise<number> {
  return (await app.container.make(PurgeVisitorHashSalts)).handle()
}

jobs.declare({ name: 'partitions.create', cron: '20 4 * * *', run: createPartitions })
