import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { launchChromium } from '#tests/support/chromium'

/** The children of this process that run Chromium: each leads a process group of its own. */
function chromiumPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, name, parent] = /\((.*)\) \S (\d+)/.exec(
          readFileSync(`/proc/${pid}/stat`, 'utf8')
        )!
        return /chrom/.test(name!) && Number(parent) === process.pid
      } catch {
        return false
      }
    })
}

test.group('Browser: a Chromium that hangs', () => {
  test('{$self} is replaced, and the next test runs')
    .with(['before a context is opened', 'before a context is closed'])
    .skip(process.platform !== 'linux', 'Processes are found in /proc')
    .run(async ({ assert, cleanup }, moment) => {
      const others = chromiumPids()
      const browser = await launchChromium({ hungAfter: 2000 })
      cleanup(() => browser.close())
      const [pid] = chromiumPids().filter((each) => !others.includes(each))
      assert.isDefined(pid)

      const first = await browser.newContext()
      if (moment === 'before a context is opened') await first.close()
      process.kill(-pid!, 'SIGSTOP')
      cleanup(() => void process.kill(-pid!, 'SIGKILL'))
      if (moment === 'before a context is closed') await first.close()

      const page = await (await browser.newContext()).newPage()
      await page.setContent('<h1>Here again</h1>')
      assert.equal(await page.locator('h1').innerText(), 'Here again')
    })
})
