import { fail, ok, warn, type Check, type Finding } from '#admin/doctor/finding'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { MISSED_SECONDS, Nodes } from '#core/nodes/nodes'
import { latestWebhookEvents } from '#core/webhooks/latest_webhook_events'

/** Timers ring every minute, so a worker ends a job at least as often. */
const ALIVE_SECONDS = 180

const REMEDY = 'Start node ace queue:work, or servers without JOBS=off'

async function checkWorkers(): Promise<Finding> {
  const seconds = await new StoredJobsQuery().secondsSinceLatest()
  if (seconds === null)
    return (await isWorkerRunning())
      ? warn(
          'workers',
          'A worker is running but has not finished its first job',
          'Run doctor again in a minute'
        )
      : fail('workers', 'No job has ever run', REMEDY)
  const message = `The latest job ended ${seconds} s ago`
  return seconds <= ALIVE_SECONDS ? ok('workers', message) : fail('workers', message, REMEDY)
}

async function isWorkerRunning(): Promise<boolean> {
  const nodes = await new Nodes().seen()
  return nodes.some(({ works, secondsSinceSeen }) => works && secondsSinceSeen < MISSED_SECONDS)
}

async function checkEvents(printer: string): Promise<Finding[]> {
  const latest = await latestWebhookEvents()
  return ['stripe', printer].map((provider) => {
    const at = latest.get(provider)
    return at
      ? ok(`${provider} events`, `The latest came at ${at.toISOString()}`)
      : warn(
          `${provider} events`,
          'None was ever heard of',
          'Normal before the first order; after it, check the webhooks and that the proxy lets them in'
        )
  })
}

export const activityChecks = (printer: string): Check[] => [
  { name: 'workers', remedy: REMEDY, run: checkWorkers },
  { name: 'events', remedy: 'Check the database', run: () => checkEvents(printer) },
]
