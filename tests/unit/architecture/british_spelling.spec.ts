import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import ts from 'typescript'

/** American words whose British spelling differs. `-ize` is Oxford's spelling and stays. */
const american =
  /\b(favorit\w*|colors?|colored|catalogs?|cancele\w*|canceling|grays?|centers?|fulfillment|labeled|traveled|behaviors?|honors?|flavors?|jewelry)\b/i
const folders = ['inertia/{pages,components,layouts,hooks,lib}/**/*.{ts,tsx}', 'app/**/mails/*.ts']
const views = 'resources/views/mails/**/*.edge'

/** Whether a text of the source is read by people: not a key, an address, a class or a piece of CSS. */
function isShown(node: ts.Node, text: string): boolean {
  const parent = node.parent
  if (ts.isJsxText(node)) return true
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false
  if (ts.isJsxAttribute(parent) && /class|style|viewBox/i.test(parent.name.getText())) return false
  if (/(items|text|place|justify|content|self|object)-center|color-mix|light-dark/.test(text))
    return false
  return !text.includes('/') && (/^[A-Z]/.test(text) || /[a-z] [a-z]/i.test(text))
}

function shownTexts(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && isShown(node, node.text)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** What a mail's template shows: its text without markup, attributes and expressions. */
const wordsOfView = (path: string): string =>
  readFileSync(path, 'utf8').replace(/<style[\s\S]*?<\/style>|<[^>]*>|\{\{[\s\S]*?\}\}/g, ' ')

test.group('The words on screens and in mails', () => {
  test('are spelt as in Britain', async ({ assert }) => {
    const found: string[] = []
    let read = 0
    for await (const path of glob(folders)) {
      const texts = shownTexts(path)
      read += texts.length
      found.push(...texts.filter((text) => american.test(text)).map((text) => `${path}: ${text}`))
    }
    for await (const path of glob(views))
      if (american.test(wordsOfView(path))) found.push(`${path}: ${wordsOfView(path)}`)

    assert.isAbove(read, 1500)
    assert.deepEqual(found, [])
  }).tags(['PAGES-1'])
})
