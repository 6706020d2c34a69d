import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import ts from 'typescript'

const sources = [
  'inertia/{pages,components,layouts,hooks,lib}/**/*.{ts,tsx}',
  'app/**/mails/*.ts',
  'app/**/errors.ts',
  'app/**/validators/*.ts',
  'app/**/openapi*.ts',
  'app/**/*_openapi.ts',
  'app/**/posters/*.ts',
  'app/**/statements/*.ts',
  'app/**/transformers/*.ts',
  'app/storefront/texts/*.ts',
  'app/core/http/plain_messages.ts',
]
const views = 'resources/views/**/*.edge'

/** Phrases that were once on the screens, and words for which the shop has another one. */
const old: { phrase: RegExp; say: string }[] = [
  { phrase: /\bsign(s|ed|ing)? (you )?(in|out)\b/i, say: 'log in, log out' },
  { phrase: /\bmail(s|ed|ing)?\b/i, say: 'email' },
  { phrase: /\bbaskets?\b/i, say: 'cart' },
  { phrase: /\b(given|gives?|giving|gave|goes|went|paid) back\b/i, say: 'refund' },
  { phrase: /\bsen[dt]s? back\b/i, say: 'reject, return' },
  { phrase: /\b(said|says?) (yes|no)\b|\b(your|their|its) word\b/i, say: 'approve, reject' },
  { phrase: /\byour share of (sales|these|what)\b/i, say: 'your earnings' },
  { phrase: /\btaken off\b/i, say: 'deductions' },
  { phrase: /\bby (itself|themselves)\b/i, say: 'automatically' },
  { phrase: /\bwhoever\b/i, say: 'anyone who' },
  { phrase: /\bnobody\b/i, say: 'who does what, or no one' },
  { phrase: /\banew\b/i, say: 'again' },
  { phrase: /\bnews by\b|\bof news\b/i, say: 'email updates' },
  { phrase: /\b(go(es)?|went|gone) out\b/i, say: 'who sends it' },
  { phrase: /\bis left (of|to|in)\b|\bwhat is left\b/i, say: 'the rest, by its name' },
  { phrase: /\blook whether\b/i, say: 'check that' },
  { phrase: /\bwaits? for\b/i, say: 'awaiting, needs' },
  { phrase: /\bstands? (here|there|beside|under|on)\b/i, say: 'appears, is' },
  { phrase: /\bcounts for no\b|\bcounted apart\b/i, say: 'doesn’t count, shown separately' },
  {
    phrase: /\b(no|any) more of\b|\bfor no more\b|\bno longer than half\b/i,
    say: 'a plain negative',
  },
  { phrase: /\b(had|has|have) run out\b/i, say: 'expired' },
  { phrase: /\bin this very moment\b/i, say: 'just now' },
  { phrase: /\bas it stands\b|\bstays? as (it is|they are)\b/i, say: 'hasn’t changed' },
  { phrase: /\bkept in mind\b|\bkeep in mind\b/i, say: 'remember' },
  { phrase: /\bfrom those there are\b/i, say: 'from the list' },
  { phrase: /\bas a rule\b/i, say: 'usually' },
  { phrase: /\band nothing was charged\b/i, say: 'you haven’t been charged' },
  { phrase: /\bwrite to us\b/i, say: 'email us' },
  { phrase: /\btells? of\b|\bis told by\b/i, say: 'who tells whom' },
  { phrase: /\bno such\b/i, say: 'not found, no matching' },
  { phrase: /\byour profit\b/i, say: 'your earnings' },
  {
    phrase: /\b(already been|all|partly) sent\b|\bmade (and|or) sent\b|\breprinted and sent\b/i,
    say: 'dispatched',
  },
  { phrase: /\bof its own\b.*\bQR\b|\bQR code of its own\b/i, say: 'who makes the QR code' },
]

/** Names, and the two sentences in which such a word is what one would say. No label of the specifications has one. */
const meant: RegExp[] = [
  /Royal Mail/,
  /`mails\.send`/,
  /Ask whoever sent you the link\./,
  /Nobody sees it until we have saved our own copy\./,
]

/** Whether a text of the source is read by people: not a key, an address, a class or a piece of SQL. */
function isShown(node: ts.Node, text: string): boolean {
  const parent = node.parent
  if (ts.isJsxText(node)) return true
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false
  if (ts.isLiteralTypeNode(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  if (ts.isJsxAttribute(parent) && /class|style|path|href/i.test(parent.name.getText()))
    return false
  return /^[A-Z][a-z]/.test(text.trim()) || /[a-z’,.:] [a-z]/i.test(text)
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

function shownTexts(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node) && isShown(node, node.text)) texts.push(node.text.replace(/\s+/g, ' '))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** What a template shows, with the words of its expressions; without markup, scripts and attributes. */
const wordsOfView = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>|@!?(component|include)\('[^']*'/g, ' ')
    .replace(/\s+/g, ' ')

function faultsOf(path: string, text: string): string[] {
  const read = meant.reduce((rest, sentence) => rest.replace(sentence, ' '), text)
  return old
    .filter(({ phrase }) => phrase.test(read))
    .map(({ phrase, say }) => `${path}: “${phrase.exec(read)![0]}” (${say}) in “${text.trim()}”`)
}

test.group('The sentences on screens, in mails and in answers', () => {
  test('are plain: none of the phrases that were translated rather than said', async ({
    assert,
  }) => {
    const found: string[] = []
    let read = 0
    for await (const path of glob(sources)) {
      const texts = shownTexts(path)
      read += texts.length
      found.push(...texts.flatMap((text) => faultsOf(path, text)))
    }
    for await (const path of glob(views)) found.push(...faultsOf(path, wordsOfView(path)))

    assert.isAbove(read, 3000)
    assert.deepEqual(found, [])
  }).tags(['COPY-1'])
})
