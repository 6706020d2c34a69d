/**
 * What was pressed before the page's scripts had come, on a slow network: the shell (inertia_layout.edge) keeps the last
 * button or form, and holds the form back, whose fields would land in the address otherwise. Once the app has mounted
 * the press is done as if it came now.
 */
declare global {
  interface Window {
    earlyPress?: { keep: (event: Event) => void; target?: HTMLButtonElement | HTMLFormElement }
  }
}

export function doEarlyPress() {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  removeEventListener('click', early.keep, true)
  removeEventListener('submit', early.keep, true)
  if (!early.target?.isConnected) return
  if (early.target instanceof HTMLFormElement) early.target.requestSubmit()
  else early.target.click()
}
