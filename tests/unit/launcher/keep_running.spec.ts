import { test } from '@japa/runner'

type Running = { server: object; stop: () => Promise<void>; lost: Promise<string> }
type Stack = {
  isStopping: () => boolean
  onStop(ending: unknown): void
  fail(message: string): void
}

const launcher = (name: string) => new URL(`../../../bin/launcher/${name}.js`, import.meta.url).href
const { keepRunning } = (await import(launcher('keep_running'))) as {
  keepRunning(
    stack: Stack,
    bringUp: (past: { restarts: number; before?: Running }) => Promise<Running>
  ): Promise<Running>
}

/** A server that exits as often as `ends` says. */
function endingServer(ends: number) {
  const starts: number[] = []
  const stops: number[] = []
  const bringUp = async ({ restarts }: { restarts: number }): Promise<Running> => {
    starts.push(restarts)
    const lost =
      starts.length <= ends
        ? Promise.resolve('The server ended with exit code 70.')
        : new Promise<string>(() => {})
    return { server: {}, stop: async () => void stops.push(restarts), lost }
  }
  return { starts, stops, bringUp }
}

function stackOf() {
  const failures: string[] = []
  return {
    failures,
    stack: {
      isStopping: () => failures.length > 0,
      onStop() {},
      fail: (message: string) => void failures.push(message),
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test.group('The launcher', () => {
  test('restarts a server that has ended, and passes on how often', async ({ assert }) => {
    const { stack, failures } = stackOf()
    const { starts, stops, bringUp } = endingServer(2)
    await keepRunning(stack, bringUp)
    await settled()
    assert.deepEqual(starts, [0, 1, 2])
    assert.deepEqual(stops, [0, 1])
    assert.isEmpty(failures)
  }).tags(['SAFE-11'])

  test('gives up on one that keeps ending', async ({ assert }) => {
    const { stack, failures } = stackOf()
    const { starts, bringUp } = endingServer(100)
    await keepRunning(stack, bringUp)
    await settled()
    assert.lengthOf(starts, 6)
    assert.deepEqual(failures, ['The server ended with exit code 70. It keeps ending.'])
  }).tags(['SAFE-11'])
})
