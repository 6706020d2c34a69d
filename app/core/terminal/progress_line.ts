import type { WriteStream } from 'node:tty'

const WIDTH = 24

/** A progress bar on a terminal; a line per step where the output is not a terminal. */
export class ProgressLine {
  #step = ''

  constructor(private readonly output: Pick<WriteStream, 'write' | 'isTTY'>) {}

  show(step: string, done: number, of: number) {
    const share = of === 0 ? 1 : done / of
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    if (this.output.isTTY)
      this.output.write(
        `\r\u001B[2K${bar} ${step} ${done.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')}`
      )
    else if (step !== this.#step) this.output.write(`${step}\n`)
    this.#step = step
  }

  end() {
    if (this.output.isTTY && this.#step) this.output.write('\r\u001B[2K')
  }
}
