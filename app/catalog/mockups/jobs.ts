import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { MOCKUPS_JOB } from '#catalog/mockups/job_names'
import { MakeMockups } from '#catalog/mockups/make_mockups'
import { MockupRequests } from '#catalog/mockups/mockup_requests'
import { jobs } from '#core/jobs/main'

/** How long one run waits for requests that fall due; the next run starts a minute later. */
const RUN_MILLISECONDS = 50_000
const SHORTEST_PAUSE = 500

/** @returns how many steps were taken */
export async function makeMockups(): Promise<number> {
  const make = await app.container.make(MakeMockups)
  const requests = await app.container.make(MockupRequests)
  const end = performance.now() + RUN_MILLISECONDS
  for (let steps = 0; ;) {
    steps += await make.handle()
    const seconds = await requests.secondsUntilDue()
    const pause = seconds === null ? Infinity : Math.max(SHORTEST_PAUSE, seconds * 1_000)
    if (performance.now() + pause > end) return steps
    await sleep(pause)
  }
}

// The decoder takes a processor and some hundred MB: one request at a time on a node.
jobs.declare({ name: MOCKUPS_JOB, cron: '* * * * *', seconds: 600, run: makeMockups })
