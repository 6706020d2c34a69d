/**
 * What a release is made of: `sbom.cdx.json` (CycloneDX 1.6) lists every package in it and Node itself, with version,
 * licence and the hash by which npm checked it; `THIRD-PARTY-LICENCES.txt` has the texts of the licences.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLicence } from './release_files.js'
import { resolvePackage } from './runtime_packages.js'

const NODE = { name: 'node', license: 'MIT' }

/** Licences under which a package may be part of a release; others need a decision, and a line here. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a shared library and a release leaves replaceable.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]

/**
 * @param release `{ project, packages, paths, licenceOf, nodeVersion }`: package.json, the entries of the lock file, the
 * paths of those that are in the release, the licence of a path, and the version of Node without the v
 * @returns the bill of materials as CycloneDX has it
 */
export function billOfMaterials({ project, packages, paths, licenceOf, nodeVersion }) {
  const node = component({ ...NODE, version: nodeVersion, purl: `pkg:generic/node@${nodeVersion}` })
  const refs = new Map(paths.map((path) => [path, purlOf(path, packages[path])]))
  const application = `pkg:generic/${project.name}@${project.version}`
  const dependsOn = (from) =>
    Object.keys({ ...packages[from].dependencies, ...packages[from].optionalDependencies })
      .map((name) => refs.get(resolvePackage(packages, from, name)))
      .filter(Boolean)
      .sort()
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        'type': 'application',
        'bom-ref': application,
        'name': project.name,
        'version': project.version,
      },
    },
    components: [
      node,
      ...once(paths, refs).map((path) =>
        component({
          ...nameOf(path),
          version: packages[path].version,
          license: licenceOf(path),
          integrity: packages[path].integrity,
          purl: refs.get(path),
        })
      ),
    ],
    dependencies: [
      { ref: application, dependsOn: [node['bom-ref'], ...new Set(dependsOn(''))] },
      ...once(paths, refs).map((path) => ({
        ref: refs.get(path),
        dependsOn: [...new Set(dependsOn(path))],
      })),
    ],
  }
}

/** Without further copies of a package in the same version. */
const once = (paths, refs) => [...new Map(paths.map((path) => [refs.get(path), path])).values()]

function component({ group, name, version, license, integrity, purl }) {
  return {
    'type': 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    ...(integrity?.startsWith('sha512-') && {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
      ],
    }),
    'licenses': [{ expression: license }],
    purl,
  }
}

const nameIn = (path) => path.split('node_modules/').at(-1)

function nameOf(path) {
  const parts = nameIn(path).split('/')
  return { name: parts.at(-1), ...(parts.length > 1 && { group: parts[0] }) }
}

const purlOf = (path, { version }) => `pkg:npm/${nameIn(path).replace('@', '%40')}@${version}`

/**
 * The licence of an installed package by its package.json, as an SPDX expression; throws where it names none, and where
 * it is not allowed.
 * @param root the folder in which the path lies
 */
export function licenceAt(root, path) {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  const licence = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ')
  return assertAllowed(licence ?? licenceByText(join(root, path)), path)
}

/** A package may carry the text of its licence without naming it. */
function licenceByText(folder) {
  const text = licenceTexts(folder).join('\n')
  return /MIT License|Permission is hereby granted, free of charge/.test(text) ? 'MIT' : undefined
}

export function assertAllowed(licence, path) {
  const parts = licence?.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /) ?? []
  const isAllowed = / OR /.test(licence ?? '')
    ? parts.some((part) => ALLOWED.includes(part))
    : parts.length > 0 && parts.every((part) => ALLOWED.includes(part))
  if (!isAllowed)
    throw new Error(
      `The licence of ${path} (${licence ?? 'none'}) is not among those that bin/release/bill_of_materials.js allows.`
    )
  return licence
}

/** @returns the texts of the licences of all packages, each once, under the packages that have it */
export function licenceList(root, paths, versionOf) {
  const packagesByText = new Map()
  for (const path of paths) {
    const text = licenceTexts(join(root, path)).join('\n\n').trim()
    const shown = text || `Licence: ${licenceAt(root, path)} (the package has no text of it)`
    const named = packagesByText.get(shown) ?? []
    packagesByText.set(shown, [...named, `${nameIn(path)} ${versionOf(path)}`])
  }
  return [...packagesByText]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceTexts(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isLicence)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
