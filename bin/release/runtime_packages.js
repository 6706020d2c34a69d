/**
 * Which installed packages the application needs when it runs, by package-lock.json. Peer dependencies that nothing lists
 * as a dependency (Vite, TypeScript, Playwright) are those of development. Packages of types hold no code.
 *
 * @param packages `packages` of the lock file: entries by their path, "" for the project itself
 * @param without names of dependencies that are left out
 * @returns paths such as node_modules/pg
 */
export function runtimePackages(packages, without) {
  const found = new Set()
  const waiting = Object.keys(packages[''].dependencies)
    .filter((name) => !without.includes(name))
    .map((name) => ({ from: '', name }))
  while (waiting.length > 0) {
    const { from, name } = waiting.pop()
    const path = resolvePackage(packages, from, name)
    if (path === null || found.has(path) || name.startsWith('@types/')) continue
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path]
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ from: path, name: each })
  }
  return [...found].sort()
}

/** As Node resolves it: in the folder of the importing package, then in those around it. @returns its path or null */
export function resolvePackage(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (!folder) return null
  }
}

const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))
