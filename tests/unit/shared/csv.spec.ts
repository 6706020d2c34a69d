import { test } from '@japa/runner'
import { csvLine } from '#shared/csv'

test.group('A line of a CSV file', () => {
  test('sets a text off that a spreadsheet would run: {$self}')
    .tags(['GIG-23', 'SAFE-17'])
    .with([
      '=1+1',
      '+44',
      '-2',
      '-2.00+1',
      '-2.00\n',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '＝1+1',
      '＋44',
      '－2',
      '＠SUM(A1)',
    ])
    .run(({ assert }, text) => {
      assert.equal(csvLine([text]), `"'${text}"\r\n`)
    })

  test('leaves an amount below zero a number', ({ assert }) => {
    assert.equal(csvLine(['-81.30']), '-81.30\r\n')
  }).tags(['NEWC-8'])

  test('quotes what would end a cell, and leaves the rest as it is', ({ assert }) => {
    assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines']), '"a,b","say ""hi""","two\nlines"\r\n')
    assert.equal(csvLine(['a;b', 'c']), '"a;b",c\r\n')
    assert.equal(csvLine(['Motörhead', 24, '24.00', 'a=b', '']), 'Motörhead,24,24.00,a=b,\r\n')
  }).tags(['SAFE-17'])
})
