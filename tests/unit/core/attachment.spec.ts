import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { artistPart, attachAs, type FileNamePart } from '#core/http/attachment'

function namesOf(parts: FileNamePart[]) {
  let header = ''
  const response = { header: (_name: string, value: string) => (header = value) }
  attachAs(response as unknown as HttpContext['response'], parts, 'pdf')
  const [, plain, encoded] = /^attachment; filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(header)!
  return { plain, full: decodeURIComponent(encoded!) }
}

const artist = (name: string) => artistPart({ id: 12, band_name: name })

test.group('The name of a download', () => {
  test('is plain beside the full one: {name}')
    .with([
      { name: 'Night Bus', plain: 'Night Bus - A4.pdf', full: 'Night Bus - A4.pdf' },
      { name: 'Sigur Rós', plain: 'Sigur Ros - A4.pdf', full: 'Sigur Rós - A4.pdf' },
      { name: 'ليل', plain: 'artist-12 - A4.pdf', full: 'ليل - A4.pdf' },
      {
        name: 'فرقة الليل والنهار 1984 (live)',
        plain: 'artist-12 - A4.pdf',
        full: 'فرقة الليل والنهار 1984 (live) - A4.pdf',
      },
      { name: '東京', plain: 'artist-12 - A4.pdf', full: '東京 - A4.pdf' },
      { name: 'Żółć', plain: 'artist-12 - A4.pdf', full: 'Żółć - A4.pdf' },
      { name: 'Bob’s – Band', plain: 'Bobs Band - A4.pdf', full: 'Bob’s – Band - A4.pdf' },
      { name: 'AC/DC "x"', plain: 'AC DC x - A4.pdf', full: 'AC DC x - A4.pdf' },
      { name: '!!!', plain: 'artist-12 - A4.pdf', full: '!!! - A4.pdf' },
      { name: '???', plain: 'artist-12 - A4.pdf', full: 'artist-12 - A4.pdf' },
    ])
    .run(({ assert }, { name, plain, full }) => {
      assert.deepEqual(namesOf([artist(name), 'A4']), { plain, full })
    })
    .tags(['GIG-3'])

  test('has a plain word for each name that has no plain letters', ({ assert }) => {
    const event = { name: 'حفلة', plain: 'code-ABC234' }
    assert.equal(namesOf([artist('ليل'), event, 'A6']).plain, 'artist-12 - code-ABC234 - A6.pdf')
    assert.equal(namesOf([artist('Night Bus'), event]).plain, 'Night Bus - code-ABC234.pdf')
  }).tags(['GIG-3'])
})
