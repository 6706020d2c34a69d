import { Histogram } from 'prom-client'
import { registry } from '#core/metrics/registry'

const duration = new Histogram({
  name: 'gigstall_job_duration_seconds',
  help: 'Jobs that ended in this process, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 30, 120, 600, 3_600],
  registers: [registry],
})

export function observeJob(queue: string, outcome: 'completed' | 'failed', seconds: number) {
  duration.observe({ queue, outcome }, seconds)
}
