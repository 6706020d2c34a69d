import { test } from '@japa/runner'
import { visible } from '#core/middleware/visible_text_middleware'

test.group('Text as it looks', () => {
  test('of {text} is {shown}')
    .with([
      { text: 'Half-Day\u200B Wednesday', shown: 'Half-Day Wednesday' },
      { text: '\u202Eyadsendew', shown: 'yadsendew' },
      { text: '\u200B', shown: '' },
      { text: ' \u2060\u200D\uFE0F ', shown: '' },
      { text: '\u3164', shown: '' },
      { text: ' Night  Bus ', shown: ' Night  Bus ' },
      { text: '👩‍🎤 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿', shown: '👩‍🎤 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
      { text: 'می‌خواهم', shown: 'می‌خواهم' },
      { text: 'नमस्ते, Ångström, 東京', shown: 'नमस्ते, Ångström, 東京' },
    ])
    .run(({ assert }, { text, shown }) => {
      assert.equal(visible(text), shown)
    })
})
