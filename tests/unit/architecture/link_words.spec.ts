import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import ts from 'typescript'

/** The classes of an element as written, also of a call such as cn(). */
function classesOf(element: ts.JsxElement): string {
  const { properties } = element.openingElement.attributes
  const found = properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'className'
  )
  return found?.getText() ?? ''
}

const isHidden = (element: ts.JsxElement) => /\bsr-only\b/.test(classesOf(element))

const isText = (node: ts.JsxChild) =>
  ts.isJsxText(node) && node.text.trim() !== '' && !node.containsOnlyTriviaWhiteSpaces

/** Lines where a link has words in an element and words beside it: the gap that keeps its icon apart would part them. */
function partedWords(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && /className="(?:[^"]* )?link[ "]/.test(classesOf(node))) {
      const elements = node.children.filter(
        (child): child is ts.JsxElement => ts.isJsxElement(child) && !isHidden(child)
      )
      if (elements.length > 0 && node.children.some(isText)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push(`${file}:${line + 1}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test.group('The words of a link', () => {
  test('are one piece beside its icon, so that no gap comes between them', async ({ assert }) => {
    const found: string[] = []
    for await (const file of glob('inertia/**/*.tsx'))
      found.push(...partedWords(file, readFileSync(file, 'utf8')))
    assert.deepEqual(found, [])
  })

  test('are found where they are parted', ({ assert }) => {
    const parted = '<Link className="link font-bold"><bdi>{name}</bdi>, payout {id}</Link>'
    assert.deepEqual(partedWords('a.tsx', parted), ['a.tsx:1'])
    const whole = [
      '<Link className="link"><span><bdi>{name}</bdi>, payout {id}</span></Link>',
      '<Link className="link"><ArrowLeft aria-hidden /> Orders</Link>',
      '<Link className="link">Pay<span className="sr-only"> for {name}</span></Link>',
    ]
    for (const code of whole) assert.deepEqual(partedWords('a.tsx', code), [])
  })
})
