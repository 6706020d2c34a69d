import { hostname } from 'node:os'
import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { mailer } from '#config/mail'
import { RepeatedFailure } from '#core/logging/repeated_failure'
import { startMetricsServer } from '#core/metrics/metrics_server'
import { collectProcessMetrics } from '#core/metrics/process_metrics'
import type { Nodes } from '#core/nodes/nodes'
import { allCircuits } from '#core/provider_circuit'
import { WatchForAlerts } from '#monitoring/alerts/watch_for_alerts'
import { ownDiskFree } from '#monitoring/own_disk'
import { registerShopMetrics } from '#monitoring/shop_metrics'
import { clock } from '#shared/clock'
import env from '#start/env'

const WATCH_SECONDS = 30

const DEFAULT_HOST = '127.0.0.1'

type Role = { serves: boolean; works: boolean }

/** Has a process report that it runs, look for alerts, and serve its metrics. */
export class NodeWatch {
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #watching: Promise<void> | undefined
  #server: Server | null = null
  readonly #id = `${hostname()}-${process.pid}`
  readonly #startedAt = clock.now().toJSDate()

  readonly #missedBeats = new RepeatedFailure(
    { fails: 'Heartbeats fail', works: 'Heartbeats work again' },
    () => logger
  )
  readonly #missedAlerts = new RepeatedFailure(
    { fails: 'Alerts could not be checked or mailed', works: 'Alerts are checked again' },
    () => logger
  )

  constructor(private nodes: Nodes) {}

  async start(role: Role): Promise<void> {
    const beat = () => {
      this.#beating ??= this.#beat(role).finally(() => (this.#beating = undefined))
    }
    beat()
    this.#timer = setInterval(beat, env.get('WATCH_SECONDS', WATCH_SECONDS) * 1_000).unref()
    const port = env.get('METRICS_PORT')
    if (port === undefined) return
    collectProcessMetrics()
    registerShopMetrics()
    this.#server = await startMetricsServer(port, env.get('METRICS_HOST', DEFAULT_HOST))
  }

  /** The row goes last: a process that ends in order is not missed. */
  async stop(): Promise<void> {
    if (!this.#timer) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#server?.close()
    await this.#beating
    await this.#watching
    await this.nodes.leave(this.#id).catch(() => undefined)
  }

  /** A database that cannot be reached is logged, and found by what asks /health/ready. */
  async #beat(role: Role): Promise<void> {
    try {
      await this.nodes.beat({
        ...role,
        id: this.#id,
        startedAt: this.#startedAt,
        openCircuits: allCircuits()
          .filter(({ isOpen }) => isOpen)
          .map(({ provider }) => provider),
        diskFree: await ownDiskFree(),
      })
      this.#missedBeats.worked()
      // Not awaited, so that a mail server that does not answer delays no heartbeat.
      if (mailer === 'smtp') this.#watching ??= this.#watchForAlerts()
    } catch (error) {
      this.#missedBeats.failed(error)
    }
  }

  async #watchForAlerts(): Promise<void> {
    try {
      const hasLooked = await (await app.container.make(WatchForAlerts)).handle()
      if (hasLooked) this.#missedAlerts.worked()
    } catch (error) {
      this.#missedAlerts.failed(error)
    } finally {
      this.#watching = undefined
    }
  }
}
