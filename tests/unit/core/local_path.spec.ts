import { test } from '@japa/runner'
import { isLocalPath } from '#core/local_path'

test.group('A way back after signing in', () => {
  test('{$self} stays on this site')
    .with(['/', '/dashboard?tab=orders', '/product/3?size=M&color=Bottle%20Green', '/a//b'])
    .run(({ assert }, path) => {
      assert.isTrue(isLocalPath(path))
    })

  test('{$self} leads away and is refused')
    .with([
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'evil',
      '',
      '/a\\b',
      '/\u0009/evil.example',
      'javascript:alert(1)',
      `/${'a'.repeat(1000)}`,
    ])
    .run(({ assert }, path) => {
      assert.isFalse(isLocalPath(path))
    })
})
