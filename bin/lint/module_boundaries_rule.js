/**
 * The ESLint rule for module boundaries: it looks at every way of naming another file.
 */
import { relative, sep } from 'node:path'
import { isControllerIndex, judgeControllerUse, wholeIndex } from './controller_uses.js'
import { judgeImport } from './module_boundaries.js'

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0].value.cooked
  return undefined
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const named = node.specifiers ?? []
  return named.length > 0 && named.every((each) => (each.importKind ?? each.exportKind) === 'type')
}

export const moduleBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'Modules are imported through their public.ts' },
    schema: [],
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')

    function check(node, source, typeOnly) {
      const text = textOf(source)
      if (text === undefined) return
      const isUnreadable = isControllerIndex(text) && node.type !== 'ImportDeclaration'
      report(source ?? node, judgeImport(file, text, typeOnly) ?? (isUnreadable && wholeIndex))
    }

    function report(node, message) {
      if (message) context.report({ node, message })
    }

    function checkControllers(node) {
      if (!isControllerIndex(node.source.value)) return
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier') report(specifier, wholeIndex)
        for (const { references } of context.sourceCode.getDeclaredVariables(specifier))
          for (const { identifier } of references)
            report(identifier, judgeControllerUse(file, identifier))
      }
    }

    const declaration = (node) => node.source && check(node, node.source, isTypeOnly(node))
    return {
      ImportDeclaration(node) {
        declaration(node)
        checkControllers(node)
      },
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression(node) {
        if (textOf(node.source) === undefined && file.startsWith('app/')) {
          context.report({
            node,
            message: 'Name the imported file in plain text, so that the boundaries can be checked.',
          })
        }
        check(node, node.source, false)
      },
      TSImportType: (node) =>
        check(node, node.source ?? node.argument?.literal ?? node.argument, true),
      TSExternalModuleReference: (node) => check(node, node.expression, false),
    }
  },
}
