/**
 * Which files of the build and of packages belong in a release.
 */
import { cpSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

/** Source maps, types, sources and texts for people; licences stay. */
const UNNEEDED = /\.(map|ts|mts|cts|tsx|flow|md|markdown|tsbuildinfo)$/i
const LICENCE = /^(.*licen[cs]es?|copying|notices?)(-[a-z0-9.]+)?(\.(md|markdown|txt))?$/i

/** Tests beside the code that they test. */
const TEST = /\.(test|spec)\.[cm]?js$/i

/** Folders at the top of a package that nothing imports. */
const UNNEEDED_FOLDERS = /^(tests?|__tests__|docs|examples?|\.github|\.yarn)(\/|$)/

/** Of single packages, by their names: what is for browsers alone. */
const FOR_BROWSERS = [
  [/^pdfjs-dist$/, /^(build|web|image_decoders|types|legacy\/(web|image_decoders))(\/|$)/],
  [/^@fontsource/, /\.(woff2|css|scss)$/],
  [/^pdfkit$/, /\.(browser|standalone)\.m?js$/],
]

export const isLicence = (file) => LICENCE.test(basename(file))

export const belongsInRelease = (file) => !UNNEEDED.test(file) || isLicence(file)

/** @param name of the package @param path below its folder, with slashes */
export function belongsOfPackage(name, path) {
  if (/^node_modules(\/|$)/.test(path) || UNNEEDED_FOLDERS.test(path) || TEST.test(path))
    return false
  const isForBrowsers = FOR_BROWSERS.some(([names, files]) => names.test(name) && files.test(path))
  return !isForBrowsers && belongsInRelease(path)
}

/** Copies a package without the packages that are installed inside it. */
export function copyPackage(from, to) {
  const name = from.split(`${sep}node_modules${sep}`).at(-1).replaceAll(sep, '/')
  cpSync(from, to, {
    recursive: true,
    filter: (file) => belongsOfPackage(name, relative(from, file).replaceAll(sep, '/')),
  })
}

/** Bytes of all files in a folder. */
export function sizeOf(path) {
  const stats = lstatSync(path)
  if (!stats.isDirectory()) return stats.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
