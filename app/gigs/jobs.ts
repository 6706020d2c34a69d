import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { CreatePartitions } from '#gigs/actions/create_partitions'

export async function createPartitions() {
  await (await app.container.make(CreatePartitions)).handle()
}

jobs.declare({ name: 'partitions.create', cron: '20 4 * * *', run: createPartitions })
