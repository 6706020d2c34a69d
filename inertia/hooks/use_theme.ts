import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** The paper of either theme: tokens.css and the layout template say the same. */
const papers = { light: '#f6f1e7', dark: '#15120f' }

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** The browser's own bars: each of the two tags stands for one setting of the system, and a choice overrules both. */
function paintBars(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = papers[theme === 'system' ? own : theme]
  }
}

/** The layout template reads the same key before the first paint. */
function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  paintBars(theme)
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const)
  return { theme, choose }
}
