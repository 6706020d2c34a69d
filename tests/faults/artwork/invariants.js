/**
 * Checks what must be true of each file and of the product made with it. It reads the database and the files,
 * and never asks the shop.
 */
import { sha256 } from './uploads.js'

/** The sides of each product, which has one colour (round.js). */
const SIDES = 2

/** @returns `[{ order, text }]`, in the form of the problems of orders; `order` is null */
export async function problemsOfArtworks(system, works) {
  const texts = []
  for (const work of works)
    texts.push(...(await problemsOf(system, work)).map((text) => `${work.name}: ${text}`))
  texts.push(...(await problemsOfFiles(system)))
  return texts.map((text) => ({ order: null, text }))
}

async function problemsOf(system, { name, bytes }) {
  const problems = []
  const hold = (isTrue, text) => !isTrue && problems.push(text)
  const hash = sha256(bytes)
  const uploads = await system.sql(
    'select id, status, refusal, storage_key from artwork_uploads where file_name = $1',
    [`${name}.png`]
  )
  const states = uploads.map(({ status, refusal }) => refusal ?? status)
  hold(String(states) === 'done', `its uploads are ${states}`)
  for (const { storage_key: key } of uploads)
    hold(system.files.list(`${key}-parts`).length === 0, 'its parts are still there')

  const artworks = await system.sql('select * from artworks where sha256 = $1', [hash])
  hold(artworks.length === 1, `${artworks.length} artworks`)
  const [artwork] = artworks
  if (!artwork) return problems
  hold(
    sha256(system.files.read(artwork.original_key)) === hash,
    'its original is not what was sent'
  )
  hold(system.files.read(artwork.preview_key).length > 0, 'it has no preview')

  const products = await system.sql(
    `select products.id, status, preview_url, side_pictures, state, problem
       from products left join mockup_requests on product_id = products.id where name = $1`,
    [name]
  )
  hold(products.length === 1, `${products.length} products`)
  const [product] = products
  if (!product) return problems
  hold(product.status === 'draft', `its product is ${product.status}`)
  hold(product.side_pictures.length === SIDES, `${product.side_pictures.length} composed pictures`)
  const prints = await system.sql(
    `select storage_key, byte_size from product_placements as side
       left join print_files on placement_id = side.id and revoked_at is null where side.product_id = $1`,
    [product.id]
  )
  hold(prints.length === SIDES, `${prints.length} print files of ${SIDES} sides`)
  for (const print of prints)
    hold(
      print.storage_key && system.files.read(print.storage_key).length === print.byte_size,
      'a print file is not whole'
    )

  hold(product.state === 'ready', `its mock-ups are ${product.state} (${product.problem ?? '-'})`)
  const mockups = await system.sql(
    'select storage_key, shows from product_mockups where product_id = $1',
    [product.id]
  )
  hold(mockups.length === SIDES, `${mockups.length} mock-ups, not ${SIDES}`)
  for (const { storage_key: key } of mockups)
    hold(system.files.read(key).length > 0, 'the file of a mock-up is missing')
  hold(product.preview_url?.startsWith('/files/mockups/'), 'it shows no mock-up')
  return problems
}

/** The jobs that write originals at once on a worker, and those that write print files (app/catalog). */
const AT_ONCE = { originals: 2, prints: 1 }

/** The name under which a file is written before it is moved to its place. */
const UNFINISHED = /^private\/artworks\/[0-9a-f]{64}\.[0-9a-f]{16}$/

/**
 * Finds files that the database does not name, and that no fault can explain. A killed worker leaves the originals that it
 * was moving to their places, and a print file; a restarted database leaves the print file whose row was not written.
 */
async function problemsOfFiles(system) {
  const nameless = await namelessFiles(system)
  const prints = nameless.filter((key) => key.startsWith('private/print-files/'))
  const unfinished = nameless.filter((key) => UNFINISHED.test(key))
  const others = nameless.filter((key) => !prints.includes(key) && !unfinished.includes(key))
  const problems = others.map((key) => `nothing names the file ${key}`)
  const most = (name, files, excused) =>
    files.length > excused &&
    problems.push(`${files.length} ${name} that nothing names, at most ${excused} can be excused`)
  most('unfinished originals', unfinished, AT_ONCE.originals * system.killedWorkers)
  most('print files', prints, AT_ONCE.prints * system.interruptions)
  return problems
}

async function namelessFiles(system) {
  const known = await system.sql(
    `select original_key as key from artworks union select cleaned_key from artworks
      union select storage_key from print_files union select storage_key from artwork_uploads`
  )
  const keys = new Set(known.map(({ key }) => key))
  return ['private/artworks', 'private/print-files']
    .flatMap((folder) => system.files.list(folder))
    .filter((key) => !keys.has(key))
}

/** Makes the nameless files two days old. @returns how many there are */
export async function ageNamelessFiles(system) {
  const nameless = await namelessFiles(system)
  const then = Date.now() / 1000 - 2 * 86_400
  for (const key of nameless) system.files.setTime(key, then)
  return nameless.length
}
