/**
 * `npm run test:deploy`: two web nodes and two workers change from one release to the next under load, behind nginx with
 * its defaults and with the recipe of deploy/. No request may fail, no order may be lost, and no page may lack a file.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { printFailure, say, sinceStart, step } from '../../bin/launcher/steps.js'
import { Load } from './load.js'
import { buildReleases } from './releases.js'
import { openShop } from './shop.js'

/** How long the load goes on before and after the change. */
const AROUND_MS = 10_000

/** How long nginx with its defaults leaves out a node that it could not reach (`fail_timeout`). */
const FAIL_TIMEOUT_MS = 11_000

const PROXIES = [
  { name: 'defaults', pauseMs: FAIL_TIMEOUT_MS },
  { name: 'recipe', pauseMs: 0 },
]

export async function runDeploy() {
  const endings = []
  try {
    say('Gigstall: deployment')
    await step('nginx', async () => void (await debianPrograms('nginx')))
    // Outside the checkout, where a release finds no package that it lacks.
    const folder = mkdtempSync(join(tmpdir(), 'gigstall_deploy_'))
    endings.push(() => rmSync(folder, { recursive: true, force: true }))
    const releases = await buildReleases(folder)
    const shop = await step('Shop', () =>
      openShop({ folder, releases, onStop: (end) => endings.push(end) })
    )
    for (const proxy of PROXIES)
      await step(`Proxy: ${proxy.name}`, () => changeRelease(shop, proxy))
    say(`\nAll is well (${sinceStart()})`)
  } catch (error) {
    printFailure(error)
  } finally {
    for (const end of endings.reverse()) await Promise.resolve().then(end).catch(printFailure)
  }
  process.exit()
}

async function changeRelease(shop, { name, pauseMs }) {
  await shop.useProxy(name)
  await shop.startOn('a')
  const load = new Load(shop)
  const isOver = load.run()
  await load.wait(AROUND_MS)
  await shop.prepare('b')
  for (const worker of shop.workers) await worker.changeTo('b')
  for (const server of shop.servers) {
    await server.changeTo('b')
    await load.wait(pauseMs)
  }
  await load.wait(AROUND_MS)
  load.stop()
  await isOver
  const report = await load.report()
  if (name === 'recipe') await shop.checkLog()
  await shop.stopNodes()
  return { note: report }
}
