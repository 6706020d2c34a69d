import { chromium, type Browser } from 'playwright'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The installed Chromium that `npm test` found (CHROMIUM_PATH). */
export function launchChromium(): Promise<Browser> {
  return launchChromiumWith([])
}

/** Another one beside it, with flags of its own: a camera, say. */
export function launchChromiumWith(flags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  })
}
