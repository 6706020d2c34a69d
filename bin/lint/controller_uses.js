/**
 * Judges the uses of `controllers`, the generated index of every module's controllers: a way past all boundaries unless it is
 * looked at as well.
 */

/** Taken as a whole the index would hide what is used of it. */
export const wholeIndex = 'Import `controllers` by its name, so that the boundaries can be checked.'

/** Whether an import's text means the index. */
export function isControllerIndex(specifier) {
  return /^(#generated|.*\.adonisjs\/server)\/controllers(\.[jt]s)?$/.test(specifier)
}

/** The modules named by one mention of `controllers`; undefined where they cannot be determined statically. */
function namedModules(identifier) {
  const { parent } = identifier
  if (parent.type === 'MemberExpression' && parent.object === identifier) {
    if (!parent.computed) return [parent.property.name]
    return parent.property.type === 'Literal' ? [String(parent.property.value)] : undefined
  }
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') {
    const parts = parent.id.properties
    const isPlain = parts.every((part) => part.type === 'Property' && !part.computed)
    return isPlain ? parts.map(({ key }) => key.name ?? String(key.value)) : undefined
  }
  return undefined
}

/** A module routes to its own controllers, start/ to those of core. */
function ownModule(file) {
  return /^app\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('start/') ? 'core' : undefined)
}

/**
 * @param file the file, from the root of the project
 * @param identifier one mention of `controllers`, with its parent
 * @returns what is wrong with it, or undefined
 */
export function judgeControllerUse(file, identifier) {
  const named = namedModules(identifier)
  if (!named)
    return 'Name the module behind `controllers` in plain text, so that the boundaries can be checked.'
  const foreign = named.find((module) => module !== ownModule(file))
  return foreign && `The controllers of ${foreign} are routed to by its own routes only.`
}
