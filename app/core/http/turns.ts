import { AsyncLocalStorage } from 'node:async_hooks'
import { TooManyWaiting } from '#core/exceptions/errors'

type Options = {
  /** How many jobs are under way at once, and how many of them of one network. */
  atOnce: number
  ofNetwork: number
  /** How many jobs of one network wait at most. */
  mostWaiting: number
}

type Line = { underWay: number; waiting: (() => void)[] }

/** The turn of the job that runs now. */
const current = new AsyncLocalStorage<Turn>()

/**
 * Leaves the turn while waiting for something that is not work of this process: a provider's answer, the rest of a body, a
 * queue. Another job may begin meanwhile; afterwards this one continues at once, before any that has not begun.
 */
export async function outsideTurn<T>(wait: () => Promise<T>): Promise<T> {
  const turn = current.getStore()
  turn?.leave()
  try {
    return await wait()
  } finally {
    turn?.comeBack()
  }
}

/** Whether the job that runs now was begun in a turn. */
export const hasTurn = () => current.getStore() !== undefined

/** Runs a bounded number of jobs at once. Networks take turns, so that none with many jobs holds up the others. */
export class Turns {
  /** The jobs of each network, under way and waiting; the network whose turn is next comes first. */
  readonly #lines = new Map<string, Line>()
  #underWay = 0

  constructor(private options: Options) {}

  /** Throws TooManyWaiting (429). */
  async run<T>(network: string, job: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(network) ?? { underWay: 0, waiting: [] }
    if (line.waiting.length >= this.options.mostWaiting) throw new TooManyWaiting()
    this.#lines.set(network, line)
    await new Promise<void>((begin) => {
      line.waiting.push(begin)
      this.#beginNext()
    })
    const turn = new Turn((count) => this.#count(network, count), current.getStore())
    try {
      return await current.run(turn, job)
    } finally {
      turn.end()
    }
  }

  /** How many networks have a job under way or waiting. */
  get size(): number {
    return this.#lines.size
  }

  #beginNext() {
    const { atOnce, ofNetwork } = this.options
    for (const [network, line] of this.#lines) {
      if (this.#underWay >= atOnce) return
      if (line.underWay >= ofNetwork) continue
      const begin = line.waiting.shift()
      if (!begin) continue
      this.#underWay++
      line.underWay++
      // Moves the network to the end; the loop comes to it again.
      this.#lines.delete(network)
      this.#lines.set(network, line)
      begin()
    }
  }

  /** Counts one job more or less as under way. One that comes back may exceed the bounds. */
  #count(network: string, count: 1 | -1) {
    const line = this.#lines.get(network) ?? { underWay: 0, waiting: [] }
    this.#lines.set(network, line)
    this.#underWay += count
    line.underWay += count
    if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(network)
    if (count < 0) this.#beginNext()
  }
}

/**
 * Whether a job is counted as under way: it may wait for several things at once, and may end before they do. Where the job
 * was begun within another turn, it leaves both.
 */
class Turn {
  #waits = 0
  #isOver = false

  constructor(
    private count: (count: 1 | -1) => void,
    private outer: Turn | undefined
  ) {}

  leave() {
    this.outer?.leave()
    if (this.#waits++ === 0 && !this.#isOver) this.count(-1)
  }

  comeBack() {
    this.outer?.comeBack()
    if (--this.#waits === 0 && !this.#isOver) this.count(1)
  }

  end() {
    this.#isOver = true
    if (this.#waits === 0) this.count(-1)
  }
}
