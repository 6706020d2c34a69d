import { setTimeout as pause } from 'node:timers/promises'
import { redactError } from '#core/redact_error'

/** A line of the log at level error or fatal, as pino writes it. */
type LogLine = {
  level: number
  time: number
  msg?: string
  err?: { type?: string; message?: string; stack?: string }
} & Record<string, unknown>

const FATAL = 60
const IS_ERROR = /^\{"level":[56]0,/

/** OpenTelemetry’s severity numbers. */
const SEVERITY = { error: 17, fatal: 21 }

/** OpenTelemetry’s names for some of our fields; the other fields keep their names. */
const ATTRIBUTES: Record<string, string> = {
  method: 'http.request.method',
  route: 'http.route',
}
const KEPT_FIELDS = ['request_id', 'method', 'route', 'job', 'job_id', 'origin', 'provider']

const SEND_AFTER_MS = 2_000
const TIMEOUT_MS = 5_000
/** Further lines are dropped until the next batch is sent: in a flood of errors the first ones say enough. */
const MOST_WAITING = 100
const LONGEST_STACK = 8_000

/**
 * Sends every log line at level error or fatal to a collector, as OpenTelemetry logs over HTTP (OTLP/JSON), in batches
 * and without secrets. If the collector does not accept a report, the report is dropped; its line is still in the log.
 */
export class ErrorReports {
  #waiting: LogLine[] = []
  #sending: Promise<void> | undefined
  readonly #ending = new AbortController()

  constructor(
    private collector: { url: string; headers: Record<string, string> },
    private resource: Record<string, string>
  ) {}

  /** Takes a log line as it is written, and keeps it for the next batch. Never throws and never waits. */
  take(line: string): void {
    if (!IS_ERROR.test(line) || this.#waiting.length >= MOST_WAITING) return
    this.#waiting.push(JSON.parse(line) as LogLine)
    this.#begin()
  }

  /** Sends the waiting lines at once. Called before the process ends. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#sending
  }

  #begin(): void {
    this.#sending ??= this.#sendSoon().finally(() => {
      this.#sending = undefined
      if (this.#waiting.length > 0) this.#begin()
    })
  }

  async #sendSoon(): Promise<void> {
    const { signal } = this.#ending
    while (this.#waiting.length > 0) {
      await pause(SEND_AFTER_MS, undefined, { ref: false, signal }).catch(() => undefined)
      const lines = this.#waiting
      this.#waiting = []
      await this.#send(lines).catch(() => undefined)
    }
  }

  async #send(lines: LogLine[]): Promise<void> {
    const scopeLogs = [{ scope: { name: 'gigstall' }, logRecords: lines.map(toRecord) }]
    const resource = { attributes: attributesOf(this.resource) }
    const answer = await fetch(this.collector.url, {
      method: 'POST',
      headers: { ...this.collector.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
  }
}

function toRecord(line: LogLine) {
  const isFatal = line.level >= FATAL
  const fields = KEPT_FIELDS.filter((name) => line[name] !== undefined).map(
    (name) => [ATTRIBUTES[name] ?? name, String(line[name])] as const
  )
  return {
    timeUnixNano: `${line.time}000000`,
    severityNumber: isFatal ? SEVERITY.fatal : SEVERITY.error,
    severityText: isFatal ? 'FATAL' : 'ERROR',
    body: { stringValue: redactError(line.msg ?? '') },
    attributes: attributesOf({ ...Object.fromEntries(fields), ...exceptionOf(line) }),
  }
}

/** The attributes of an exception, under OpenTelemetry’s names. */
function exceptionOf({ err }: LogLine): Record<string, string> {
  if (!err) return {}
  const frames = (err.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame))
  return {
    'exception.type': err.type ?? 'Error',
    'exception.message': redactError(err.message ?? ''),
    'exception.stacktrace': frames.join('\n').slice(0, LONGEST_STACK),
  }
}

const attributesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value: { stringValue: value } }))
