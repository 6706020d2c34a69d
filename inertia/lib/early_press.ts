/**
 * What was pressed before the page's scripts had come, on a slow network: the shell (inertia_layout.edge) keeps the last
 * button or form, and holds the form back, whose fields would land in the address otherwise; of radio buttons it keeps
 * the last one of each group. Once the app has mounted all of it is done as if it came now.
 */
declare global {
  interface Window {
    earlyPress?: {
      keep: (event: Event) => void
      /** By the name of the group. */
      radios: Map<string, HTMLInputElement>
      target?: HTMLButtonElement | HTMLFormElement
    }
  }
}

export function doEarlyPress() {
  const early = window.earlyPress
  if (!early) return
  delete window.earlyPress
  removeEventListener('click', early.keep, true)
  removeEventListener('submit', early.keep, true)
  void repeat([...early.radios.values(), ...(early.target ? [early.target] : [])])
}

/** Each sees what the one before has changed. */
async function repeat(pressed: (HTMLInputElement | HTMLButtonElement | HTMLFormElement)[]) {
  for (const [index, element] of pressed.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve))
    if (element.isConnected) press(element)
  }
}

function press(element: HTMLInputElement | HTMLButtonElement | HTMLFormElement) {
  if (element instanceof HTMLFormElement) return element.requestSubmit()
  // Chosen already, it would be no change, and React would not tell of it.
  if (element instanceof HTMLInputElement) element.checked = false
  element.click()
}
