import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

type Broken = { file: string; check: string; without: string; only: string }

const suite = <Module>(file: string) =>
  import(new URL(`../../faults/${file}`, import.meta.url).href) as Promise<Module>
const { BROKEN_BUILDS } = await suite<{ BROKEN_BUILDS: Record<string, Broken> }>('broken_builds.js')
const { allPairs } = await suite<{ allPairs: () => { flow: string; name: string }[] }>('pairs.js')
const { mistakesIn } = await suite<{ mistakesIn: (name: string, text: string) => string[] }>(
  'logs.js'
)

const STRUCK = ['kill the server', 'kill the worker', 'restart the database']
const TOLD = ['0 times', 'once', 'twice', '5 times', 'reversed', '50 at once']

const sourceOf = (built: string) =>
  readFileSync(app.makePath(built.slice(1).replace(/\.js$/, '.ts')), 'utf8')

test.group('The suite of faults', () => {
  test('strikes every step of {flow} with every fault, and tells of it in every manner')
    .tags(['FALT-1'])
    .with([
      {
        flow: 'sale',
        calls: ['placing', 'reading', 'submitting', 'confirming'],
        events: ['paying'],
      },
      {
        flow: 'cancellation',
        calls: ['cancelling', 'refunding', 'resubmitting'],
        events: ['hearing'],
      },
      { flow: 'refund', calls: ['sending'], events: ['hearing'] },
      { flow: 'shipment', calls: ['reading'], events: ['hearing'] },
      { flow: 'payout', calls: ['preparing', 'sending'], events: ['hearing'] },
    ])
    .run(({ assert }, { flow, calls, events }) => {
      const expected = [
        ...calls.flatMap((step) =>
          [...STRUCK, "drop the provider's answer"].map((fault) => `${flow}, ${step}: ${fault}`)
        ),
        ...events.flatMap((step) => STRUCK.map((fault) => `${flow}, ${step}: ${fault}`)),
        ...TOLD.map((manner) => `${flow}: events ${manner}`),
      ]
      const names = allPairs().flatMap((pair) => (pair.flow === flow ? [pair.name] : []))
      assert.sameMembers(names, expected)
    })

  test('strikes an artist’s work at each step, from the parts of a file to the mock-ups of a product', ({
    assert,
  }) => {
    const names = allPairs().flatMap(({ flow, name }) => (flow === 'artwork' ? [name] : []))
    const decoder = ['kill the decoder', 'kill the worker', 'restart the database']
    const call = ['kill the worker', 'restart the database', "drop the provider's answer"]
    const expected = {
      sending: ['cut the connection', 'kill the server', 'restart the database'],
      checking: decoder,
      building: ['kill the server', 'restart the database'],
      printing: decoder,
      asking: call,
      reading: call,
      copying: call,
    }
    assert.sameMembers(
      names,
      Object.entries(expected).flatMap(([step, faults]) =>
        faults.map((fault) => `artwork, ${step}: ${fault}`)
      )
    )
  }).tags(['FALT-18'])

  test('takes a mistake of the program in a log for a fault, and a lost connection for none', ({
    assert,
  }) => {
    const line = (type: string, message: string) =>
      JSON.stringify({ level: 50, err: { type, message, stack: `${type}: ${message}` } })
    const log = [
      line('TypeError', 'fetch failed: other side closed'),
      line('Error', 'Connection terminated unexpectedly'),
      'not an entry',
      line('TypeError', 'Cannot read properties of undefined'),
      line('Error', 'Impossible: a checkout without rows'),
    ]
    assert.deepEqual(mistakesIn('server-1.log', log.join('\n')), [
      'server-1.log: TypeError: Cannot read properties of undefined',
      'server-1.log: Error: Impossible: a checkout without rows',
    ])
  }).tags(['FALT-16'])

  test('takes checks out of the application that are there once, under faults that there are', ({
    assert,
  }) => {
    const names = allPairs().map(({ name }) => name)
    assert.isNotEmpty(Object.keys(BROKEN_BUILDS))
    for (const [name, { file, check, without, only }] of Object.entries(BROKEN_BUILDS)) {
      assert.lengthOf(sourceOf(file).split(check), 2, name)
      assert.notInclude(without, check)
      assert.include(names, only)
    }
  }).tags(['FALT-2'])
})
