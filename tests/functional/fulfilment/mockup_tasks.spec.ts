import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import { MockupsAdapter } from '#fulfilment/mockups_adapter'
import { PrintfulMockups } from '#fulfilment/printful/printful_mockups'
import { PrintfulTransport } from '#fulfilment/printful/transport'
import { FetchRefused } from '#core/http/public_fetch'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { good, scriptedPrintful, type Script } from '#tests/functional/fulfilment/scripted_printful'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'

const PICTURE = `${appUrl}/artwork/mockups/tshirt/black.svg`

const printful = () => app.container.make(PrintfulMockups)

async function wanted(placement = 'front', imageUrl = PICTURE) {
  const { variant_id: variant } = await someVariant()
  return {
    catalogItemId: Math.floor(variant / 256),
    catalogVariantIds: [variant],
    files: [{ placement, imageUrl }],
  }
}

/** What a call throws. */
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error
  )

/** As if so many seconds had passed for our own limit of mock-up tasks. */
const waitAtOurs = (seconds: number) =>
  db
    .from('provider_rate_limits')
    .whereLike('name', 'printful mockupTasks%')
    .update({ due_at: db.raw(`due_at - make_interval(secs => ${seconds})`) })

const created = () =>
  printfulSandbox.requestLog.filter(({ path }) => path.includes('create-task')).length

test.group('Tasks of the mock-up generator', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)

  test('are as few as a new store has until the provider allows more, and it never refuses one', async ({
    assert,
  }) => {
    printfulSandbox.rateLimits.set({ mockup_tasks: { calls: 2, perSeconds: 60 } })
    const mockups = await printful()
    const task = await wanted()
    await mockups.createTask(task)
    const refused = await thrownBy(mockups.createTask(task))
    assert.instanceOf(refused, ProviderUnavailable)
    assert.include(refused, { reason: 'too-many-calls' })
    assert.closeTo((refused as ProviderUnavailable).retryAfterSeconds!, 60, 2)
    assert.equal(created(), 1, 'the second one was not sent')
    await waitAtOurs(60)
    await mockups.createTask(task)
    assert.equal(created(), 2)
  }).tags(['MOCKUP-2'])

  test('are as many as the provider says, spread over the minute', async ({ assert }) => {
    const mockups = await printful()
    const task = await wanted()
    await mockups.createTask(task)
    const { reported_limit: limit } = await db
      .from('provider_rate_limits')
      .whereLike('name', 'printful mockupTasks%')
      .firstOrFail()
    assert.equal(limit, 10)
    await waitAtOurs(60)
    let sent = 0
    for (let call = 0; call < 12; call++)
      if ((await thrownBy(mockups.createTask(task))) === null) sent++
    assert.equal(sent, 2, 'a quarter goes at once')
    assert.equal(created(), 3)
  }).tags(['MOCKUP-2'])

  test('that the provider limits wait as long as it says, and nothing else does', async ({
    assert,
  }) => {
    printfulSandbox.faults.plan('rate_limit', {
      path: '/mockup-generator/create-task',
      milliseconds: 45_000,
    })
    const mockups = await printful()
    const task = await wanted()
    assert.instanceOf(await thrownBy(mockups.createTask(task)), ProviderUnavailable)
    await waitAtOurs(60)
    const refused = await thrownBy(mockups.createTask(task))
    assert.closeTo((refused as ProviderUnavailable).retryAfterSeconds!, 45, 3)
    assert.equal(created(), 1)
    const transport = await app.container.make(PrintfulTransport)
    await transport.send({ method: 'GET', path: '/store/products?offset=0&limit=1' })
  }).tags(['MOCKUP-2'])

  test('fail where the file cannot be read, and where the provider fails', async ({ assert }) => {
    const mockups = await printful()
    const unreadable = await mockups.createTask(await wanted('front', `${appUrl}/no-such.png`))
    await waitAtOurs(60)
    printfulSandbox.faults.plan('failed_task', { path: '/mockup-generator/create-task' })
    const broken = await mockups.createTask(await wanted())
    await printfulSandbox.mockups.finish()
    assert.deepEqual(await mockups.readTask(unreadable), {
      status: 'failed',
      reason: 'Failed to download the file for front.',
    })
    assert.containsSubset(await mockups.readTask(broken), { status: 'failed' })
  }).tags(['MOCKUP-1'])

  test('are refused for what cannot be printed on, and asked for once only', async ({ assert }) => {
    const mockups = await printful()
    const refused = await thrownBy(mockups.createTask(await wanted('hood_inside')))
    assert.instanceOf(refused, ProviderRefused)
    assert.equal(created(), 1)
    await waitAtOurs(60)
    printfulSandbox.faults.plan('server_error', { path: '/mockup-generator/create-task' })
    assert.instanceOf(await thrownBy(mockups.createTask(await wanted())), ProviderUnavailable)
    assert.equal(created(), 2, 'a task may exist already, and is rationed')
  }).tags(['MOCKUP-2'])

  test('have pictures whose addresses end, and only the provider’s are read', async ({
    assert,
  }) => {
    const mockups = await printful()
    const task = await mockups.createTask(await wanted())
    await printfulSandbox.mockups.finish()
    const read = await mockups.readTask(task)
    const url = read.status === 'completed' ? read.pictures[0]!.url : ''
    assert.isAbove((await mockups.fetch(url, 50_000_000)).length, 1_000)
    const refusals = [
      [url, 1_000, 'size'],
      ['http://127.0.0.1:9/picture.jpg', 1_000, 'address'],
      ['file:///etc/passwd', 1_000, 'address'],
      ['no address', 1_000, 'address'],
    ] as const
    for (const [address, most, reason] of refusals) {
      const error = await thrownBy(mockups.fetch(address, most))
      assert.instanceOf(error, FetchRefused)
      assert.equal((error as FetchRefused).reason, reason, address)
    }
    await printfulSandbox.mockups.expire()
    assert.include(await thrownBy(mockups.fetch(url, 50_000_000)), { status: 404 })
  }).tags(['MOCKUP-3'])

  test('of a live provider are read over HTTPS from the public internet alone', async ({
    assert,
    cleanup,
  }) => {
    const { apiBase } = printfulConfig
    cleanup(() => void (printfulConfig.apiBase = apiBase))
    printfulConfig.apiBase = 'https://api.printful.com'
    const mockups = await printful()
    for (const address of [
      PICTURE,
      'https://127.0.0.1/a.jpg',
      'http://files.cdn.printful.com/a.jpg',
    ])
      assert.include(await thrownBy(mockups.fetch(address, 1_000)), { reason: 'address' })
  }).tags(['MOCKUP-3'])
})

/** Answers about a task with this result, whatever is asked. */
async function withTask(result: unknown, cleanup: (undo: () => Promise<void>) => void) {
  const script: Script = () => good(result)
  const { end } = await scriptedPrintful(script)
  cleanup(end)
  return printful()
}

const TASK = { task_key: 'gt-1', status: 'completed' }
const MOCKUP = {
  placement: 'front',
  variant_ids: [4011],
  mockup_url: 'https://files.example/a.jpg',
}

test.group('Odd answers of the mock-up generator', (group) => {
  group.each.setup(() => resetDatabase)

  test('{0}: it is understood as far as it can be')
    .with([
      ['ids as text', { ...TASK, mockups: [{ ...MOCKUP, variant_ids: ['4011'] }] }],
      ['a task named by a number', { ...TASK, task_key: 17, mockups: [MOCKUP] }],
      [
        'one picture without an address',
        { ...TASK, mockups: [MOCKUP, { ...MOCKUP, mockup_url: null }] },
      ],
      ['one picture of another shape', { ...TASK, mockups: [null, 7, { placement: 3 }, MOCKUP] }],
      ['a list with gaps', { ...TASK, mockups: { 0: MOCKUP, 2: MOCKUP } }],
      ['no error and no files', { ...TASK, error: null, printfiles: null, mockups: [MOCKUP] }],
    ] as const)
    .run(async ({ assert, cleanup }, [, answer]) => {
      const read = await (await withTask(answer, cleanup)).readTask('gt-1')
      assert.containsSubset(read, {
        status: 'completed',
        pictures: [{ placement: 'front', catalogVariantIds: [4011], url: MOCKUP.mockup_url }],
      })
    })
    .tags(['MOCKUP-4'])

  test('{0}: it is unreadable, and asked for again later')
    .with([
      ['nothing', null],
      ['a status that nobody knows', { ...TASK, status: 'melting' }],
      ['no pictures', { ...TASK, mockups: [] }],
      ['pictures without addresses alone', { ...TASK, mockups: [{ ...MOCKUP, mockup_url: null }] }],
      ['a word for a list', { ...TASK, mockups: 'soon' }],
    ] as const)
    .run(async ({ assert, cleanup }, [, answer]) => {
      const mockups = await withTask(answer, cleanup)
      const error = await thrownBy(mockups.readTask('gt-1'))
      assert.instanceOf(error, ProviderUnavailable)
      assert.equal((error as ProviderUnavailable).reason, 'unreadable')
      const adapter = await app.container.make(MockupsAdapter)
      assert.property(await adapter.read('gt-1'), 'retryAfterSeconds')
    })
    .tags(['MOCKUP-4'])

  test('print files of an odd shape leave out the sides that they are about', async ({
    assert,
    cleanup,
  }) => {
    const file = { printfile_id: 1, width: 1800, height: 2400, dpi: 150 }
    const mockups = await withTask(
      {
        available_placements: { label_outside: 'Label', back: null, front: 'Front print' },
        printfiles: [file, { ...file, printfile_id: 2, width: 'wide' }, null],
        variant_printfiles: [
          { variant_id: 1, placements: { front: 1, back: 2 } },
          { variant_id: 2, placements: [] },
        ],
      },
      cleanup
    )
    assert.deepEqual(await mockups.printFiles(71), [
      { placement: 'front', title: 'Front print', width: 1800, height: 2400, dpi: 150 },
    ])
    const none = await withTask(
      { available_placements: [], printfiles: null, variant_printfiles: null },
      cleanup
    )
    assert.deepEqual(await none.printFiles(71), [])
  }).tags(['MOCKUP-4'])
})
