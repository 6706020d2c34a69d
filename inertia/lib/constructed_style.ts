import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton, with which Radix styles the page behind a dialog (see the aliases in
 * vite.config.ts). That package writes a `<style>`, which our policy refuses; a constructed style sheet needs
 * no exception. The first user's styles count until the last one has gone.
 */
function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(css: string) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = null
    },
  }
}

function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function useStyle(css: string) {
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
    }, [css])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Style({ styles }: { styles: string }) {
    useStyle(styles)
    return null
  }
}
