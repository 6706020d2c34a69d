import { test } from '@japa/runner'
import { CircuitOpen, ProviderCircuit, type CallOutcome } from '#core/provider_circuit'

const answered = async (): Promise<CallOutcome<string>> => ({ answer: 'here' })
const fault = async (): Promise<CallOutcome<string>> => ({ failed: 'a 502' })
const silence = async (): Promise<CallOutcome<string>> => ({
  thrown: new Error('no answer'),
  isFailure: true,
})
const tooLate = async (): Promise<CallOutcome<string>> => ({
  thrown: new Error('hardly any time'),
  isFailure: false,
})

/** Moves what the library and we take for the time. */
function givenTime(cleanup: (end: () => void) => void) {
  const real = { date: Date.now, performance: performance.now }
  let passed = 0
  Date.now = () => real.date() + passed
  performance.now = () => real.performance.call(performance) + passed
  cleanup(() => {
    Date.now = real.date
    performance.now = real.performance
  })
  return { pass: (milliseconds: number) => (passed += milliseconds) }
}

const circuit = (isOn = true) => new ProviderCircuit('someone', () => isOn)

async function fail(broken: ProviderCircuit, call: typeof silence, times: number) {
  for (let time = 0; time < times; time++) await broken.run(call).catch(() => undefined)
}

test.group('The circuit breaker of a provider', () => {
  test('refuses calls without sending them after five failures in a row', async ({ assert }) => {
    const broken = circuit()
    await fail(broken, silence, 4)
    assert.isFalse(broken.isOpen)
    assert.equal(await broken.run(fault), 'a 502')
    assert.isTrue(broken.isOpen)
    let sent = 0
    await assert.rejects(() => broken.run(async () => (sent++, answered())), CircuitOpen as never)
    assert.equal(sent, 0)
  }).tags(['WATCH-7'])

  test('counts failures in a row alone, and none that says nothing of the provider', async ({
    assert,
  }) => {
    const sound = circuit()
    await fail(sound, silence, 4)
    await sound.run(answered)
    await fail(sound, silence, 4)
    await fail(sound, tooLate, 9)
    assert.isFalse(sound.isOpen)
  }).tags(['WATCH-7'])

  test('lets one call through after five seconds, and closes when that succeeds', async ({
    assert,
    cleanup,
  }) => {
    const time = givenTime(cleanup)
    const broken = circuit()
    await fail(broken, silence, 5)
    time.pass(4_900)
    assert.isTrue(broken.isRefusing)
    time.pass(200)
    assert.isFalse(broken.isRefusing)
    const { promise, resolve } = Promise.withResolvers<CallOutcome<string>>()
    const first = broken.run(() => promise)
    await assert.rejects(() => broken.run(answered), CircuitOpen as never)
    resolve({ answer: 'back' })
    assert.equal(await first, 'back')
    assert.isFalse(broken.isOpen)
    assert.equal(await broken.run(answered), 'here')
  }).tags(['WATCH-7'])

  test('stays open when the call that is let through fails', async ({ assert, cleanup }) => {
    const time = givenTime(cleanup)
    const broken = circuit()
    await fail(broken, silence, 5)
    time.pass(5_100)
    await fail(broken, silence, 1)
    assert.isTrue(broken.isRefusing)
  }).tags(['WATCH-7'])

  test('is never open where it is switched off', async ({ assert }) => {
    const off = circuit(false)
    await fail(off, silence, 20)
    assert.isFalse(off.isOpen)
    assert.equal(await off.run(answered), 'here')
  }).tags(['WATCH-7'])
})
