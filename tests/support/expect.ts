import { setTimeout as pause } from 'node:timers/promises'
import { expect as playwrightExpect } from 'playwright/test'

const TIMEOUT_MILLISECONDS = 10_000

/**
 * Playwright's assertions that wait for a state: `await expect(field).toHaveValue('GB')`, and
 * `await expect.poll(() => read()).toBe(2)` for values that no locator has. They fail with the last value.
 */
export const expect = playwrightExpect.configure({ timeout: TIMEOUT_MILLISECONDS })

/** Repeats a check until it throws no more; throws its last error after 10 s. */
export const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ timeout: TIMEOUT_MILLISECONDS, intervals: [50, 100, 250, 500] })

/** Asserts that something is so from now on for a while, in ms: it fails at once where it is not. */
export async function staysSo(milliseconds: number, check: () => Promise<unknown> | unknown) {
  const end = performance.now() + milliseconds
  do {
    await check()
    await pause(50)
  } while (performance.now() < end)
  await check()
}
