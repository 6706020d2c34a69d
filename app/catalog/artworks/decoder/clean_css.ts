/** A value may name a part of the same drawing, and nothing else. */
const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi

/** What makes a browser or a renderer load or run something, or hides that it does. */
const REACHES_OUT =
  /(?:url|image|image-set|src)\s*\(|@|\\|\/\/|javascript|expression|behavior|-moz-binding|<|\/\*/i

/** Whether a value of an attribute or a declaration refers to nothing outside the drawing. */
export const isLocal = (value: string): boolean =>
  !REACHES_OUT.test(value.replaceAll(LOCAL_URL, ''))

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, ' ')

/** The declarations of a `style` attribute that refer to nothing outside the drawing. */
export function cleanDeclarations(css: string): string {
  return withoutComments(css)
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && isLocal(declaration))
    .join(';')
}

/** The rules of a style sheet without at-rules, each with those of its declarations that stay. */
export function cleanStyleSheet(css: string): string {
  const rules = withoutComments(css).matchAll(/([^{}]*)\{([^{}]*)\}/g)
  return [...rules]
    .map(([, selector, declarations]) => ({
      // What stands before a rule without braces, such as an import, ends with a semicolon.
      selector: selector!.split(';').at(-1)!.trim(),
      declarations: cleanDeclarations(declarations!),
    }))
    .filter(({ selector, declarations }) => declarations && selector && isLocal(selector))
    .map(({ selector, declarations }) => `${selector}{${declarations}}`)
    .join('\n')
}
