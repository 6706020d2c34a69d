import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { keepEarlier } from '../../../bin/keep_releases.js'

const folders: string[] = []

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'gigstall-releases-'))
  folders.push(made)
  return made
}

async function build(into: string, names: string[], earlier?: string) {
  for (const name of names)
    for (const file of [name, `${name}.br`]) await writeFile(join(into, file), name)
  await keepEarlier(into, names, earlier)
}

const filesIn = async (path: string) =>
  (await readdir(path)).filter((name) => !name.startsWith('.')).sort()

test.group('The built files of earlier releases', (group) => {
  group.each.teardown(async () => {
    for (const made of folders.splice(0)) await rm(made, { recursive: true })
  })

  test('stay for two releases, with their packed copies', async ({ assert }) => {
    const assets = await folder()
    await writeFile(join(assets, 'left-over.js'), '')
    await build(assets, ['a-1.js'])
    assert.deepEqual(await filesIn(assets), ['a-1.js', 'a-1.js.br'])
    await build(assets, ['a-2.js'])
    await build(assets, ['a-3.js'])
    assert.includeMembers(await filesIn(assets), ['a-1.js', 'a-2.js.br', 'a-3.js'])
    await build(assets, ['a-4.js'])
    const files = await filesIn(assets)
    assert.notInclude(files, 'a-1.js')
    assert.includeMembers(files, ['a-2.js', 'a-3.js', 'a-4.js'])
  }).tags(['OFF-9'])

  test('are not pushed out by building the same release again', async ({ assert }) => {
    const assets = await folder()
    await build(assets, ['a-1.js'])
    for (let time = 0; time < 4; time++) await build(assets, ['a-2.js'])
    assert.includeMembers(await filesIn(assets), ['a-1.js', 'a-2.js'])
  }).tags(['OFF-9'])

  test('are brought from the folder of the release that runs', async ({ assert }) => {
    const [running, fresh] = [await folder(), await folder()]
    await build(running, ['a-1.js'])
    await build(running, ['a-2.js'])
    await build(fresh, ['a-3.js'], running)
    const files = await filesIn(fresh)
    assert.includeMembers(files, ['a-1.js', 'a-1.js.br', 'a-2.js', 'a-3.js'])
  }).tags(['OFF-9'])
})
