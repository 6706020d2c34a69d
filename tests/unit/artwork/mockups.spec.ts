import { test } from '@japa/runner'
import { drawMockup, hasViews } from '#artwork/mockup'
import { garmentColors, inkPalettes } from '#artwork/palette'
import { mockupTypes } from '#artwork/garments/catalog'
import { motifNames } from '#artwork/motifs/catalog'
import type { Design } from '#artwork/design'
import type { Placement } from '#artwork/garments/drawing'
import { readDocument } from '#tests/unit/artwork/document'

const LIMIT = 14_000

test.group('Mock-ups', () => {
  for (const productType of mockupTypes) {
    test(`${productType}: every colour draws well-formed, plain and printed`, ({ assert }) => {
      for (const [index, { name }] of garmentColors.entries()) {
        const design: Design = {
          seed: index + 1,
          inks: inkPalettes[index % inkPalettes.length].inks,
          words: 'Night Bus',
        }
        for (const drawing of [
          drawMockup({ productType, color: name }),
          drawMockup({ productType, color: name, design }),
        ]) {
          const values = readDocument(drawing)
          assert.include(values.get('viewBox'), '0 0 400 500')
          assert.notMatch(drawing, /NaN|undefined|Infinity/)
          assert.isBelow(drawing.length, LIMIT)
        }
      }
    })

    test(`${productType}: any motif with the longest words stays small`, ({ assert }) => {
      for (const [index, motif] of motifNames.entries()) {
        const drawing = drawMockup({
          productType,
          color: 'Black',
          design: {
            seed: 500 + index,
            motif,
            inks: inkPalettes[index % inkPalettes.length].inks,
            words: 'The Orchestra of Harbour Lights and Sound',
          },
        })
        assert.isBelow(drawing.length, LIMIT, motif)
      }
    })
  }

  test('what is made of cloth has a back without the print, and the print close up', ({
    assert,
  }) => {
    const design = { seed: 42, motif: 'tram', inks: inkPalettes[0].inks, words: 'Kiln' } as const
    for (const productType of mockupTypes.filter(hasViews)) {
      const [front, back, detail] = (['front', 'back', 'detail'] as const).map((view) =>
        drawMockup({ productType, color: 'Navy', design, view })
      )
      assert.equal(front, drawMockup({ productType, color: 'Navy', design }))
      assert.equal(
        back,
        drawMockup({
          productType,
          color: 'Navy',
          design: { ...design, words: 'Other' },
          view: 'back',
        })
      )
      assert.notEqual(back, front)
      assert.match(detail!, /<g transform="translate\(-/)
      for (const drawing of [back!, detail!]) {
        assert.include(readDocument(drawing).get('viewBox'), '0 0 400 500')
        assert.isBelow(drawing.length, LIMIT)
      }
    }
  }).tags(['PAGES-12'])

  test('a print is where it is meant to be: the back has it, with a small one before', ({
    assert,
  }) => {
    const design = { seed: 42, motif: 'skull', inks: inkPalettes[0].inks, words: 'Kiln' } as const
    for (const productType of mockupTypes.filter(hasViews)) {
      const draw = (placement: Placement, view: 'front' | 'back' | 'detail', words = 'Kiln') =>
        drawMockup({
          productType,
          color: 'Navy',
          design: { ...design, words },
          placement,
          view,
        })
      const isPrintedOn = (placement: Placement, view: 'front' | 'back' | 'detail') =>
        draw(placement, view) !== draw(placement, view, 'Other')
      assert.isTrue(isPrintedOn('back', 'back'))
      assert.isTrue(isPrintedOn('back', 'detail'))
      for (const placement of ['front', 'back', 'chest', 'sleeve'] as const) {
        assert.isTrue(isPrintedOn(placement, 'front'), `${productType} ${placement}`)
        if (placement !== 'back') assert.isFalse(isPrintedOn(placement, 'back'))
        assert.isBelow(draw(placement, 'detail').length, LIMIT)
      }
      assert.equal(draw('back', 'front'), draw('chest', 'front'))
      assert.notEqual(draw('back', 'front'), draw('front', 'front'))
    }
    const sleeve = (productType: 'tshirt' | 'hoodie') =>
      drawMockup({ productType, color: 'Navy', design, placement: 'sleeve' })
    for (const type of ['tshirt', 'hoodie'] as const) assert.include(sleeve(type), 'rotate(-')
  }).tags(['PAGES-15'])

  test('another cut changes the cloth and not the proportions of the print', ({ assert }) => {
    const design = { seed: 42, motif: 'skull', inks: inkPalettes[0].inks, words: 'Kiln' } as const
    const usual = { productType: 'tshirt', color: 'Navy', design } as const
    const boxy = drawMockup({ ...usual, cut: 'boxy' })
    assert.notEqual(boxy, drawMockup(usual))
    const scales = [...boxy.matchAll(/scale\(([\d.]+) ([\d.]+)\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const [across, down] = scales.reduce(([x, y], [byX, byY]) => [x! * byX!, y! * byY!], [1, 1])
    assert.closeTo(across!, down!, 0.01)
    const mug = { ...usual, productType: 'mug' } as const
    assert.equal(drawMockup({ ...mug, cut: 'boxy', placement: 'back' }), drawMockup(mug))
  }).tags(['PAGES-15'])

  test('the same request gives the same drawing, another seed another one', ({ assert }) => {
    const request = (seed: number) =>
      drawMockup({
        productType: 'tshirt',
        color: 'Oxblood',
        design: { seed, motif: 'moth', inks: inkPalettes[0].inks, words: 'Kiln' },
      })
    assert.equal(request(42), request(42))
    assert.lengthOf(new Set(Array.from({ length: 40 }, (_, index) => request(index + 1))), 40)
  })

  test('the garment takes the colour, however it is written', ({ assert }) => {
    const named = drawMockup({ productType: 'hoodie', color: 'Bottle Green' })
    assert.equal(drawMockup({ productType: 'hoodie', color: 'bottle green' }), named)
    assert.include(named, '#1F3D33')
    assert.notEqual(drawMockup({ productType: 'hoodie', color: 'Navy' }), named)
  })

  test('every reference inside a drawing points to something in it', ({ assert }) => {
    for (const [index, motif] of motifNames.entries()) {
      const design = { seed: index + 9, motif, inks: inkPalettes[3].inks, words: 'Parma Violets' }
      const drawing = drawMockup({ productType: 'poster', color: 'Standard', design })
      const values = readDocument(drawing)
      const named = new Set(values.get('id'))
      const wanted = [
        ...(values.get('href') ?? []).map((href) => href.slice(1)),
        ...(values.get('clip-path') ?? []).map((path) => path.slice(5, -1)),
      ]
      for (const id of wanted) assert.isTrue(named.has(id), `${motif} wants ${id}`)
    }
  })
})
