import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { artworkLimits } from '#config/artworks'
import type { UploadRefusal } from '#catalog/artworks/artwork_kinds'
import type {
  DecoderAnswer,
  DecoderRequest,
  Inspected,
  InspectRequest,
  Printed,
  PrintRequest,
} from '#catalog/artworks/decoder/requests'

/** The same in sources and in the build. */
const EXTENSION = extname(import.meta.url)
const PROGRAM = fileURLToPath(new URL(`./decoder/decoder_process${EXTENSION}`, import.meta.url))
const PRLIMIT = '/usr/bin/prlimit'
const MB = 1024 * 1024

/** How often the memory of the process is looked at, in ms. */
const WATCH_MILLISECONDS = 100

/** A decoder takes a processor and some hundred MB: whatever asks for it, two run at a time. */
const inTurn = pLimit(2)

type Refused = { refusal: UploadRefusal }

/** Looks at an uploaded file and draws its preview. */
export const inspectArtwork = (request: Omit<InspectRequest, 'task'>) =>
  inTurn(() => decode({ task: 'inspect', ...request })) as Promise<
    Refused | { inspected: Inspected }
  >

/** Draws a print file. */
export const drawPrintFile = (request: Omit<PrintRequest, 'task'>) =>
  inTurn(() => decode({ task: 'print', ...request })) as Promise<Refused | { printed: Printed }>

/** How often the decoder runs for one request at most, when another process keeps ending it. */
const MOST_RUNS = 3

/**
 * Signals that come from outside: the system when memory is short, an operator, or a supervisor that stops the node.
 * They say nothing about the file.
 */
const FOREIGN_SIGNALS: readonly (NodeJS.Signals | null)[] = [
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
]

type Ended = { code: number | null; isOurs: boolean; signal: NodeJS.Signals | null; answer: string }

/**
 * Runs the decoder for a request and returns its answer. If the decoder crashes or exceeds its limits of time or
 * memory, the file is refused as too complex. If another process ends the decoder, it runs again. Throws if it cannot
 * be started.
 */
async function decode(request: DecoderRequest): Promise<DecoderAnswer> {
  for (let runs = 1; runs <= MOST_RUNS; runs++) {
    const { code, isOurs, signal, answer } = await run(request)
    if (code === 0) return JSON.parse(answer) as DecoderAnswer
    if (isOurs || !FOREIGN_SIGNALS.includes(signal)) break
  }
  return { refusal: 'complex' }
}

/**
 * Runs the decoder once, in a process of its own, because a file may be made to exhaust or crash it. The process gets
 * none of our settings, 30 seconds, and a limited amount of memory.
 */
async function run(request: DecoderRequest): Promise<Ended> {
  const { seconds, memoryMegabytes } = artworkLimits.decoder
  const child = start()
  let isOurs = false
  const end = () => {
    isOurs = true
    child.kill('SIGKILL')
  }
  const endTimer = setTimeout(end, seconds * 1000)
  const stopWatching = watchMemory(child, memoryMegabytes * MB, end)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    child.stdin!.on('error', () => {})
    child.stdin!.end(JSON.stringify(request))
    const [answer, errors, code] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      ended,
    ])
    const signal = child.signalCode
    if (code !== 0) logger.warn({ code, signal, errors: errors.slice(0, 2000) }, 'A decoder ended')
    return { code, isOurs, signal, answer }
  } finally {
    clearTimeout(endTimer)
    stopWatching()
  }
}

function start(): ChildProcess {
  const { heapMegabytes, reservedMegabytes, seconds } = artworkLimits.decoder
  const node = [
    `--max-old-space-size=${heapMegabytes}`,
    // Sources are compiled as they are read.
    ...(EXTENSION === '.ts' ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []),
    PROGRAM,
  ]
  // Memory counts here once it is reserved, so that this bound is far above the one that is watched: it holds in between.
  // The soft limit of processor time ends it with SIGXCPU, which other processes do not send.
  const processor = `--cpu=${seconds}:${seconds + 5}`
  const limits = [`--data=${reservedMegabytes * MB}`, processor, '--core=0']
  const [command, ...args] = existsSync(PRLIMIT)
    ? [PRLIMIT, ...limits, process.execPath, ...node]
    : [process.execPath, ...node]
  return spawn(command!, args, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
}

/** Ends a process that uses more memory, where the system says how much it uses (Linux). */
function watchMemory(child: ChildProcess, most: number, end: () => void): () => void {
  const status = `/proc/${child.pid}/status`
  if (!child.pid || !existsSync(status)) return () => {}
  const watch = setInterval(() => {
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? []
      if (Number(kilobytes ?? 0) * 1024 > most) end()
    } catch {
      // It has just ended.
    }
  }, WATCH_MILLISECONDS)
  return () => clearInterval(watch)
}
