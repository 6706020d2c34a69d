import { test } from '@japa/runner'
import {
  isHandleOrAddress,
  isWebAddress,
  mergeSocialLinks,
  normaliseAddress,
  normaliseSocialLinks,
} from '#artists/social_links'

test.group('Social links', () => {
  test('{name} {given} becomes {kept}')
    .tags(['PROF-5', 'SAFE-7'])
    .with([
      { name: 'instagram', given: '@nightbus', kept: 'https://instagram.com/nightbus' },
      { name: 'twitter', given: 'nightbus', kept: 'https://x.com/nightbus' },
      { name: 'facebook', given: '@nightbus', kept: 'https://facebook.com/nightbus' },
      { name: 'youtube', given: 'nightbus', kept: 'https://youtube.com/@nightbus' },
      {
        name: 'instagram',
        given: 'https://instagram.com/nightbus',
        kept: 'https://instagram.com/nightbus',
      },
      {
        name: 'instagram',
        given: 'instagram.com/nightbus',
        kept: 'https://instagram.com/nightbus',
      },
      { name: 'instagram', given: '@night.bus', kept: 'https://instagram.com/night.bus' },
      { name: 'facebook', given: 'night.bus', kept: 'https://facebook.com/night.bus' },
      { name: 'facebook', given: 'www.facebook.com', kept: 'https://www.facebook.com' },
      { name: 'youtube', given: 'youtube.com/@nightbus', kept: 'https://youtube.com/@nightbus' },
      { name: 'twitter', given: 'http://x.com/nightbus', kept: 'http://x.com/nightbus' },
      { name: 'otherLink', given: 'nightbus.test/shop', kept: 'https://nightbus.test/shop' },
      { name: 'otherLink', given: '//nightbus.test', kept: 'https://nightbus.test' },
      { name: 'otherLink', given: '////nightbus.test', kept: 'https://nightbus.test' },
      { name: 'otherLink', given: 'https:////nightbus.test', kept: 'https://nightbus.test' },
    ])
    .run(({ assert }, { name, given, kept }) => {
      assert.deepEqual(normaliseSocialLinks({ [name]: given }), { [name]: kept })
    })

  test('an empty link is left out', ({ assert }) => {
    assert.deepEqual(normaliseSocialLinks({ instagram: '  ', twitter: null }), {})
  })

  test('a link that was not sent stays, a sent one without text is taken off', ({ assert }) => {
    const kept = { instagram: 'https://instagram.com/a', otherLink: 'https://a.test' }
    const sent = { instagram: null, twitter: '@a', otherLink: undefined }
    assert.deepEqual(mergeSocialLinks(kept, sent), {
      twitter: 'https://x.com/a',
      otherLink: 'https://a.test',
    })
  })

  test('a script is never a link', ({ assert }) => {
    assert.isTrue(normaliseAddress('javascript:alert(1)').startsWith('https://'))
  })

  test('{$self} is a link that a person could follow')
    .with(['https://nightbus.test/shop', 'nightbus.test', 'http://www.nightbus.test:8080/a?b=c'])
    .run(({ assert }, text) => assert.isTrue(isWebAddress(text)))

  test('{$self} is none')
    .tags(['PROF-5', 'SAFE-7'])
    .with([
      'javascript:alert(1)',
      'javascript:alert(1)//nightbus.test',
      'JavaScript://nightbus.test/%0aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      'ftp://nightbus.test',
      'mailto:us@nightbus.test',
      'blob:https://nightbus.test/1',
      'not a link',
      'https://user:pass@nightbus.test',
      'evil.test\\@nightbus.test',
      'nightbus',
    ])
    .run(({ assert }, text) => assert.isFalse(isWebAddress(text)))

  test('a handle is a name, with or without the @, or an address', ({ assert }) => {
    for (const text of ['@night_bus', 'night.bus', 'instagram.com/nightbus'])
      assert.isTrue(isHandleOrAddress(text), text)
    for (const text of ['not a handle!!', '@', 'javascript:alert(1)'])
      assert.isFalse(isHandleOrAddress(text), text)
  })
})
