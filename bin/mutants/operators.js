/**
 * Finds the places of a source that can be changed into something else that still compiles: one change is a mutant,
 * `{ file, start, end, text, line, about }`.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { inRoot } from '../launcher/paths.js'

const BINARY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const METHODS = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
}

/** Each with a space on both sides, so that neither `->` nor `>=` is taken for `>`. */
const SQL = {
  '<>': '=',
  '=': '<>',
  '<': '<=',
  '>': '>=',
  '>=': '>',
  '-': '+',
  '+': '-',
  '*': '/',
  'AND': 'OR',
  'OR': 'AND',
}

export function mutantsOf(file) {
  const source = readFileSync(inRoot(file), 'utf8')
  const found = file.endsWith('.sql') ? changesOfSql(source) : changesOfTypeScript(file, source)
  return found.map((change) => ({ file, ...change, ...whereIn(source, change) }))
}

function whereIn(source, { start, end, text }) {
  const line = source.slice(0, start).split('\n').length
  const code = source.split('\n')[line - 1].trim()
  const was = source.slice(start, end).replace(/\s+/g, ' ')
  return { line, code, about: `${was.slice(0, 60)} → ${text.slice(0, 60)}` }
}

function changesOfTypeScript(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const changes = []
  const add = (node, text) => changes.push({ start: node.getStart(tree), end: node.getEnd(), text })

  const visit = (node) => {
    if (isLeftAlone(node)) return
    if (ts.isBinaryExpression(node)) {
      const other = BINARY[node.operatorToken.getText(tree)]
      if (other && !isText(node)) add(node.operatorToken, other)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(tree))
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(tree)})`)
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue, node.whenFalse].map((each) => each.getText(tree))
      changes.push({
        start: node.whenTrue.getStart(tree),
        end: node.whenFalse.getEnd(),
        text: `${no} : ${yes}`,
      })
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1))
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    if (ts.isPropertyAccessExpression(node) && Object.hasOwn(METHODS, node.name.text))
      if (ts.isCallExpression(node.parent)) add(node.name, METHODS[node.name.text])
    if (ts.isArrayLiteralExpression(node) && isListOfStates(node))
      node.elements.forEach((element, index) => changes.push(without(node, index, tree)))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return changes
}

/** What is no rule: imports, types, and words for people. */
const isLeftAlone = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isDecorator(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))

const isText = (node) =>
  [node.left, node.right].some(
    (side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side)
  ) && node.operatorToken.kind === ts.SyntaxKind.PlusToken

/** Words alone, and not all the words of a type, which the compiler and the contract of the API hold. */
const isListOfStates = (list) =>
  list.elements.every(ts.isStringLiteral) &&
  !(ts.isAsExpression(list.parent) && !ts.isSatisfiesExpression(list.parent.parent))

/** A list of states without one of them. */
function without(list, index, tree) {
  const rest = list.elements.filter((_, each) => each !== index)
  const text = `[${rest.map((each) => each.getText(tree)).join(', ')}]`
  return { start: list.getStart(tree), end: list.getEnd(), text }
}

function changesOfSql(source) {
  const bare = source
    .replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
    .replace(/'(?:[^']|'')*'/g, (text) => 'x'.repeat(text.length))
    .replace(/COMMENT ON[^;]*;/g, (comment) => ' '.repeat(comment.length))
    // Without it PostgreSQL refuses the whole file: no test is needed to notice that.
    .replace(/CREATE OR REPLACE/g, (words) => ' '.repeat(words.length))
  const words = Object.keys(SQL).map((word) => word.replace(/[*+]/g, '\\$&'))
  const pattern = new RegExp(`(?<=\\s)(?:${words.join('|')})(?=\\s)`, 'g')
  return [...bare.matchAll(pattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: SQL[word],
  }))
}
