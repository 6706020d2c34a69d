/**
 * Replays clicks that came before the page's scripts, on a slow network. The shell (inertia_layout.edge) records the last
 * button or form, and prevents the form's submit, whose fields would land in the address otherwise; of radio buttons it
 * records the last one of each group. The app replays them once it has mounted.
 */
declare global {
  interface Window {
    earlyClicks?: {
      keep: (event: Event) => void
      /** By the name of the group. */
      radios: Map<string, HTMLInputElement>
      target?: HTMLButtonElement | HTMLFormElement
    }
  }
}

export function replayEarlyClicks() {
  const early = window.earlyClicks
  if (!early) return
  delete window.earlyClicks
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
