import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { BuildRollups } from '#insights/actions/build_rollups'

export async function buildRollups() {
  return (await app.container.make(BuildRollups)).handle()
}

jobs.declare({ name: 'rollups.build', cron: '* * * * *', run: buildRollups })
