/**
 * Runs one round of an artist's work: several files are uploaded, checked, made into products and drawn by Printful at
 * the same time, while faults strike. In the end each file must be one artwork and one product with its pictures.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { whileWatching } from './decoders.js'
import { ageNamelessFiles, problemsOfArtworks } from './invariants.js'
import { ARTWORK_STEPS, CUT, DROP, FLOW } from './pairs.js'
import { strikeAt } from './strikes.js'
import { checkedUpload, sendFile } from './uploads.js'

/** The most files in a round: an artist may begin 60 uploads an hour, and a run has at most 12 rounds. */
const MOST_FILES = 5
const PLACED = { x: 100, y: 100, width: 600 }
const RING_EVERY_MILLISECONDS = 4_000
/** One colour, so that Printful draws one picture of each side. */
const COLORS = 1
const TIMERS = ['product-mockups.make']
const CLEANING = 'orphaned-files.delete'

/**
 * @param options as for runRound (../round.js)
 * @returns `{ problems, struck }`: problems as `[{ order, text }]`, and the pairs that struck
 */
export async function runArtworkRound(system, { coverage, name, most, timeout }) {
  const pairs = coverage.next(FLOW, Math.min(most, MOST_FILES), system.random)
  const struck = []
  const problems = await run(system, { pairs, struck, name, timeout }).catch((error) => [
    { order: null, text: error.stack },
  ])
  coverage.count(struck)
  return { problems, struck }
}

async function run(system, { pairs, struck, name, timeout }) {
  const works = await Promise.all(pairs.map((_, place) => newWork(system, `${name}-${place}`)))
  const waiting = pairs.map((pair) => ({ ...pair, pair }))
  /** Strikes with the next waiting pair of a step. @returns whether it struck */
  const strike = async (step, target) => {
    const at = waiting.findIndex((each) => each.step === step)
    if (at === -1) return false
    const [next] = waiting.splice(at, 1)
    const isDone = await strikeAt(system, next.fault, target)
    if (isDone) struck.push(next.pair)
    else waiting.push(next)
    return isDone
  }
  armCalls(system, { waiting, struck })

  await Promise.all(
    works.map(async (work) => {
      const at = waiting.findIndex(({ step }) => step === 'sending')
      const [mine] = at === -1 ? [] : waiting.splice(at, 1)
      work.uploadId = await sendFile(work, mine?.fault, async () => {
        const isDone = mine.fault === CUT || (await strikeAt(system, mine.fault, work))
        if (isDone) struck.push(mine.pair)
      })
    })
  )
  const atDecoder = (step) => (found) =>
    strike(step, { worker: found.worker, decoder: found.pid }).then(() => {})
  await whileWatching(system, atDecoder('checking'), async () => {
    for (const work of works) work.upload = await checkedUpload(work)
  })
  const refused = works.filter(({ upload }) => !upload.artwork)
  if (refused.length > 0)
    return refused.map((work) => ({
      order: null,
      text: `${work.name}: ${work.upload.refusal?.reason ?? work.upload.status}`,
    }))
  return whileWatching(system, atDecoder('printing'), async () => {
    const blank = await blankOf(works[0])
    for (const work of works) await build(system, { work, blank, strike })
    const problems = await settled(system, works, timeout)
    return problems.length > 0 ? problems : cleaned(system, works, timeout)
  })
}

/** Makes a unique file, and logs an artist in. */
async function newWork(system, name) {
  const server = system.random.pick(system.servers)
  const caller = system.caller(() => server.address)
  await caller.insist(() => caller.post('/api/dev/set-role', { role: 'artist' }))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 }
  const bytes = await sharp({
    create: { width: 1_900, height: 1_700, channels: 3, background: '#000', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { name: `Fault run ${name} ${randomUUID().slice(0, 8)}`, server, caller, bytes }
}

function armCalls(system, { waiting, struck }) {
  for (const next of waiting.filter(({ step }) => ARTWORK_STEPS[step].path)) {
    const { method, path } = ARTWORK_STEPS[next.step]
    const isDrop = next.fault === DROP
    system.exchange.arm({
      ...{ method, path, drops: isDrop ? 1 : 0 },
      when: isDrop ? 'after' : system.random.pick(['before', 'after']),
      strike: async () => {
        const isDone = await strikeAt(system, next.fault, {})
        if (isDone) struck.push(next.pair)
        return isDone
      },
    })
  }
}

/** Finds a t-shirt with a front and a back, and one variant for each of `COLORS` colours. */
async function blankOf({ caller }) {
  const read = async (path) => JSON.parse((await caller.insist(() => caller.get(path))).text)
  const garments = (await read('/api/blanks')).filter(({ productType }) => productType === 'tshirt')
  for (const { id } of garments) {
    const blank = await read(`/api/blanks/${id}`)
    const sides = blank.sides.map(({ placement }) => placement)
    const onePerColor = new Map(
      blank.variants.filter(({ isInStock }) => isInStock).map((each) => [each.color, each])
    )
    if (sides.includes('front') && sides.includes('back') && onePerColor.size >= COLORS)
      return { id, variants: [...onePerColor.values()].slice(0, COLORS) }
  }
  throw new Error('No t-shirt has a front and a back')
}

/** Confirms the rights, and builds a product with the artwork on both sides. */
async function build(system, { work, blank, strike }) {
  const { caller, upload, name, server } = work
  const { id: artworkId } = upload.artwork
  await caller.insist(() => caller.post(`/api/artworks/${artworkId}/rights`, { confirms: true }))
  const body = {
    name,
    description: 'Made by the fault suite.',
    sellingPrice: 60,
    blankId: blank.id,
    catalogVariantIds: blank.variants.map(({ catalogVariantId }) => catalogVariantId),
    placements: ['front', 'back'].map((placement) => ({ placement, artworkId, ...PLACED })),
  }
  const headers = { 'idempotency-key': randomUUID() }
  const striking = wait(system.random.below(120)).then(() => strike('building', { server }))
  await caller.insist(() => caller.post('/api/products', body, headers))
  await striking
}

/** Waits until everything is back and all is well. @returns what is still wrong when the time is over */
async function settled(system, works, timeout) {
  await system.recovered()
  let overdue = Date.now() + timeout
  let known = ''
  for (let rung = 0; ; await wait(500)) {
    const problems = await problemsOfArtworks(system, works)
    // Decoders may get little processor time: as long as something changes, keep waiting.
    const state = problems.map(({ text }) => text).join()
    if (state !== known) overdue = Date.now() + timeout
    known = state
    if (problems.length === 0 || Date.now() > overdue) return problems
    if (Date.now() - rung < RING_EVERY_MILLISECONDS) continue
    rung = Date.now()
    await system.ring(...TIMERS)
  }
}

/** Has the files deleted that killed processes left behind, as a day later. @returns what is wrong then */
async function cleaned(system, works, timeout) {
  const overdue = Date.now() + timeout
  for (let rung = 0; ; await wait(500)) {
    const left = await ageNamelessFiles(system)
    if (left === 0) return problemsOfArtworks(system, works)
    if (Date.now() > overdue)
      return [{ order: null, text: `${left} files that nothing names were not deleted` }]
    if (Date.now() - rung < RING_EVERY_MILLISECONDS) continue
    rung = Date.now()
    await system.ring(CLEANING)
  }
}
