import type { Assert } from '@japa/assert'
import { collect, newDocument, write } from '#core/print/document'
import { depthOf, topOf, widthOf } from '#core/print/typeface'

/** The weights in which words are printed. */
export const WEIGHTS = [900, 700, 600, 400] as const

type Weight = (typeof WEIGHTS)[number]

/** A poster of a gig but for the name of its band. */
export const NAMELESS_POSTER = {
  accent: '#4ECDC4',
  code: 'DEMO-GIG',
  storeUrl: 'https://gigstall.example/artist/1/store?qr=DEMO-GIG',
  typeAt: 'gigstall.example/scan',
  title: null,
  place: null,
  when: null,
  products: [],
}

/** That a name has a width, a top and a depth in a weight, and that a document can be written with it. */
export async function assertPrintable(assert: Assert, name: string, weight: Weight) {
  for (const measure of [widthOf(name, weight, 10), topOf(name, weight), depthOf(name, weight)])
    assert.isTrue(Number.isFinite(measure) && measure >= 0, name)
  const sheet = newDocument({ size: [100, 100], title: name, author: name })
  const finished = collect(sheet)
  write(sheet, name, { x: 0, baseline: 50, size: 10, weight })
  sheet.end()
  assert.isAbove((await finished).length, 500)
}
