import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { DropMockups } from '#catalog/mockups/drop_mockups'
import { makeMockups } from '#catalog/mockups/jobs'
import { mockupsPort, type Mockups } from '#catalog/mockups/mockups_port'
import { MakeMockups } from '#catalog/mockups/make_mockups'
import { propsOf } from '#tests/functional/checkout/checkout_fixtures'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import {
  BACK,
  created,
  drawn,
  FRONT,
  givenTee,
  makeDue,
  mockupsOf,
  requestMockups,
  requestOf,
  work,
} from '#tests/functional/catalog/mockup_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'
import { waitingJobs } from '#tests/support/waiting_jobs'

type Shown = { url: string; color: string; view: string }

const keyOf = (url: string) => url.replace('/files/', '')

test.group('The provider’s pictures of a product', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.timeout(120_000)

  test('are asked for once, copied, and then what its page and its API show', async ({
    assert,
    cleanup,
    client,
  }) => {
    await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee)
    await requestMockups(tee)
    assert.isNotEmpty(await waitingJobs('product-mockups.make'))
    assert.deepEqual(await mockupsOf(tee), { state: 'wanted', pictures: [] })
    await work()
    assert.equal((await mockupsOf(tee))!.state, 'asked')
    await work()
    assert.equal((await mockupsOf(tee))!.state, 'asked', 'the provider is still drawing')
    await printfulSandbox.mockups.finish()
    await work()
    assert.equal(created(), 1)

    const { state, pictures } = (await mockupsOf(tee))!
    assert.equal(state, 'ready')
    const [first, second] = tee.colors
    assert.deepEqual(
      pictures.map(({ view, colors }) => [view, ...colors]),
      [
        ['front', first],
        ['back', first],
        ['front', second],
        ['back', second],
      ]
    )
    const { format, width, height } = await sharp(
      await drive.use().getBytes(keyOf(pictures[0]!.url))
    ).metadata()
    assert.equal(format, 'webp')
    assert.include(pictures[0], { width, height })
    assert.isAtMost(Math.max(width, height), 1_920)

    const shown = (await client.get(`/api/products/${tee.product.id}`)).body()
    assert.equal(shown.imageUrl, pictures[0]!.url)
    const { gallery } = await propsOf(new HttpSession(), `/product/${tee.product.id}`)
    assert.deepEqual(
      gallery.slice(0, 4).map(({ url, color, view }: Shown) => [view, color, url]),
      pictures.map(({ url, colors: [color], view }) => [view, color, url])
    )
    const picture = await new HttpSession().get(pictures[0]!.url)
    assert.equal(picture.status, 200)
  }).tags(['MOCKUP-5'])

  test('of earlier sides are no longer shown once the sides change, and are removed', async ({
    assert,
    cleanup,
  }) => {
    const files = await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee, [FRONT])
    await drawn()
    const before = (await mockupsOf(tee))!.pictures
    assert.lengthOf(before, 2)
    const other = { ...FRONT, imageUrl: BACK.imageUrl }
    await requestMockups(tee, [other])
    const row = await db.from('products').where('id', tee.product.id).firstOrFail()
    assert.isNull(row.preview_url)
    const variants = await db.from('product_variants').where('product_id', tee.product.id)
    assert.isTrue(variants.every((each) => !each.preview_url && !each.back_preview_url))
    assert.deepEqual(await mockupsOf(tee), { state: 'wanted', pictures: [] })
    await drawn()
    const after = (await mockupsOf(tee))!.pictures
    assert.lengthOf(after, 2)
    const stored = (await files()).filter((name) => name.startsWith('mockups/'))
    assert.sameMembers(
      stored,
      after.map(({ url }) => keyOf(url))
    )
  }).tags(['MOCKUP-6'])

  test('that come for an earlier request are never attached', async ({ assert, cleanup }) => {
    await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee)
    await work()
    const { task } = await requestOf(tee)
    await printfulSandbox.mockups.finish()
    await requestMockups(tee, [FRONT])
    assert.notEqual((await requestOf(tee)).task, task)
    await drawn()
    assert.lengthOf((await mockupsOf(tee))!.pictures, 2)
    assert.equal((await db.from('product_mockups')).length, 2)
    assert.equal(created(), 2)
  }).tags(['MOCKUP-6'])

  test('end with their request', async ({ assert, cleanup }) => {
    const files = await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee, [FRONT])
    await drawn()
    const drop = await app.container.make(DropMockups)
    await db.transaction((trx) => drop.handle([tee.product.id], trx))
    assert.isNull(await mockupsOf(tee))
    await work()
    assert.isEmpty((await files()).filter((name) => name.startsWith('mockups/')))
    assert.isEmpty(await db.from('product_mockups'))
  }).tags(['MOCKUP-6'])

  test('go on where a process was killed {1} a call to {0}')
    .with([
      ['request', 'before'],
      ['request', 'after'],
      ['read', 'after'],
      ['fetch', 'after'],
      ['store', 'before'],
      ['store', 'after'],
    ] as const)
    .run(async ({ assert, cleanup }, [call, when]) => {
      const files = await useFolder(cleanup)
      const tee = await givenTee()
      const [shown] = tee.catalogVariantIds
      await requestMockups({ ...tee, catalogVariantIds: [shown!] }, [FRONT])
      const wasKilled = killedAt(call, when, cleanup)
      for (let turn = 0; turn < 4; turn++) {
        await work()
        await printfulSandbox.mockups.finish()
      }
      assert.isTrue(wasKilled())
      const { state, pictures } = (await mockupsOf(tee))!
      assert.equal(state, 'ready')
      assert.lengthOf(pictures, 1)
      assert.deepEqual(
        (await files()).filter((name) => name.startsWith('mockups/')),
        pictures.map(({ url }) => keyOf(url))
      )
      // Without its answer the first task stays unknown.
      assert.equal(created(), call === 'request' && when === 'after' ? 2 : 1)
    })
    .tags(['MOCKUP-7'])

  test('are worked on by one worker at a time, and nothing is done twice', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee)
    await Promise.all([makeMockupsOnce(), makeMockupsOnce(), makeMockupsOnce()])
    assert.equal(created(), 1)
  }).tags(['MOCKUP-7'])
})

type Cleanup = (undo: () => void) => void

/** The next such call ends the work, once it is made or before that. */
function killedAt(
  call: keyof Mockups | 'store',
  when: 'before' | 'after',
  cleanup: Cleanup
): () => boolean {
  let isKilled = false
  const killing =
    <Given extends unknown[], Answer>(whole: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const isNow = !isKilled
      isKilled = true
      if (isNow && when === 'before') throw new Error('Killed')
      const answer = await whole(...given)
      if (isNow) throw new Error('Killed')
      return answer
    }
  if (call === 'store') {
    const { store } = artworkFiles
    artworkFiles.store = killing(store.bind(artworkFiles))
    cleanup(() => void (artworkFiles.store = store))
  } else {
    const port = mockupsPort.current()
    const calls: Mockups = {
      request: (wanted) => port.request(wanted),
      read: (task) => port.read(task),
      fetch: (url, mostBytes) => port.fetch(url, mostBytes),
    }
    cleanup(mockupsPort.register({ ...calls, [call]: killing(calls[call] as never) }))
  }
  return () => isKilled
}

const makeMockupsOnce = async () => (await app.container.make(MakeMockups)).handle()

test.group('The provider’s pictures while it is in trouble', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.timeout(120_000)

  test('{$self}: a product stays as it is, and gets them later')
    .with(['server_error', 'rate_limit', 'lost_answer', 'malformed'] as const)
    .run(async ({ assert, cleanup }, fault) => {
      await useFolder(cleanup)
      const tee = await givenTee()
      const shown = await new HttpSession().get(`/api/products/${tee.product.id}`)
      await requestMockups(tee, [FRONT])
      const plan = { times: 3, path: '/mockup-generator', milliseconds: 30_000 }
      printfulSandbox.faults.plan(fault, plan)
      await work()
      assert.equal((await requestOf(tee)).state, 'wanted')
      assert.deepEqual(
        (await new HttpSession().get(`/api/products/${tee.product.id}`)).json(),
        shown.json()
      )
      printfulSandbox.faults.clear()
      await drawn()
      assert.equal((await mockupsOf(tee))!.state, 'ready')
    })
    .tags(['MOCKUP-8'])

  test('are requested again where a task fails or its pictures are gone, three times in all', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const tee = await givenTee()
    await requestMockups(tee, [FRONT])
    printfulSandbox.faults.plan('failed_task', { path: '/mockup-generator/create-task' })
    await drawn()
    assert.include(await requestOf(tee), { state: 'wanted', tasks: 1 })
    await work()
    await printfulSandbox.mockups.finish()
    await printfulSandbox.mockups.expire()
    await work()
    assert.include(await requestOf(tee), { state: 'wanted', tasks: 2 })
    printfulSandbox.faults.plan('failed_task', { path: '/mockup-generator/create-task' })
    await drawn()
    const failed = await requestOf(tee)
    assert.include(failed, { state: 'failed', problem: 'The mock-ups could not be generated.' })
    assert.equal(await work(), 0)
    await requestMockups(tee, [FRONT])
    await drawn()
    assert.equal((await mockupsOf(tee))!.state, 'ready', 'a new request starts over')
  }).tags(['MOCKUP-8'])

  test('that the provider refuses are not requested again', async ({ assert }) => {
    const tee = await givenTee()
    await requestMockups(tee, [{ ...FRONT, placement: 'hood_inside' }])
    await work()
    assert.containsSubset(await requestOf(tee), { state: 'failed' })
    assert.equal(await work(), 0)
    assert.equal(created(), 1)
  }).tags(['MOCKUP-8'])

  test('wait in the queue for their turn and are all drawn in the end', async ({
    assert,
    cleanup,
  }) => {
    await useFolder(cleanup)
    const tees = [await givenTee(), await givenTee(), await givenTee()]
    for (const tee of tees) await requestMockups(tee, [FRONT])
    await makeDue()
    await makeMockupsOnce()
    assert.equal(created(), 1, 'a new store begins with one')
    const states = async () =>
      (await db.from('mockup_requests').orderBy('product_id')).map(({ state }) => state)
    assert.deepEqual((await states()).toSorted(), ['asked', 'wanted', 'wanted'])
    const waiting = await db.from('mockup_requests').where('state', 'wanted').min('due_at as due')
    assert.isAbove(waiting[0].due.getTime(), Date.now() + 5_000)
    for (let turn = 0; turn < 4; turn++) await drawn()
    assert.deepEqual(await states(), ['ready', 'ready', 'ready'])
    assert.equal(await makeMockups(), 0)
  }).tags(['MOCKUP-2'])
})
