import { test } from '@japa/runner'
import { producibilityOf } from '#fulfilment/producibility'

const store = { isGone: false, isIgnored: false, isLinked: true, isAvailable: true }
const blank = { isGone: false, isDiscontinued: false, inStock: true }

test.group('A variant that the provider has', () => {
  test('{what}: offered {offered}, in stock {stock}')
    .tags(['SYNC-10'])
    .with([
      { what: 'of the store and its blank', known: { store, blank }, offered: true, stock: true },
      {
        what: 'that the store denies',
        known: { store: { ...store, isAvailable: false }, blank },
        offered: true,
        stock: false,
      },
      {
        what: 'whose blank is sold out',
        known: { store, blank: { ...blank, inStock: false } },
        offered: true,
        stock: false,
      },
      {
        what: 'whose blank is unknown',
        known: { store, blank: null },
        offered: true,
        stock: true,
      },
      {
        what: 'whose blank is gone',
        known: { store, blank: { ...blank, isGone: true, inStock: false } },
        offered: true,
        stock: true,
      },
      {
        what: 'whose blank is unknown and that the store denies',
        known: { store: { ...store, isAvailable: false }, blank: null },
        offered: true,
        stock: false,
      },
      {
        what: 'whose blank is discontinued',
        known: { store, blank: { ...blank, isDiscontinued: true } },
        offered: false,
        stock: false,
      },
      {
        what: 'that is gone from the store',
        known: { store: { ...store, isGone: true }, blank },
        offered: false,
        stock: false,
      },
      {
        what: 'that is ignored',
        known: { store: { ...store, isIgnored: true }, blank },
        offered: false,
        stock: false,
      },
      {
        what: 'that is linked with nothing',
        known: { store: { ...store, isLinked: false }, blank: null },
        offered: false,
        stock: false,
      },
      {
        what: 'of the catalogue alone',
        known: { store: null, blank },
        offered: true,
        stock: true,
      },
      {
        what: 'of the catalogue alone that is gone',
        known: { store: null, blank: { ...blank, isGone: true } },
        offered: false,
        stock: false,
      },
    ])
    .run(({ assert }, { known, offered, stock }) => {
      assert.deepEqual(producibilityOf(known), { isOffered: offered, inStock: stock })
    })
})
