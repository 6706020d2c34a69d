import type { Page } from 'playwright'

/**
 * What is wrong with how names stand on the page: it scrolls sideways, text leaves its box or lies on other text, or a
 * name of a script from right to left is laid out as a part of the English words around it.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/
    const isolate = '\u2068'
    const root = document.documentElement
    const faults = new Set<string>()
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 90)} “${(element.textContent ?? '').slice(0, 30)}”`

    type Box = { left: number; right: number; top: number; bottom: number }
    const overlap = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const widthOf = (box: Box) => box.right - box.left
    const heightOf = (box: Box) => box.bottom - box.top

    /** What is seen of a box: ancestors that cut off or scroll their content hide the rest. */
    function visiblePart(element: Element, whole: Box): Box {
      let seen = whole
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(above)
        if (display === 'inline' || above === document.body || above === root) continue
        const box = above.getBoundingClientRect()
        if (overflowX !== 'visible')
          seen = overlap(seen, { ...whole, left: box.left, right: box.right })
        if (overflowY !== 'visible')
          seen = overlap(seen, { ...whole, top: box.top, bottom: box.bottom })
      }
      return seen
    }

    function blockOf(element: Element): Element {
      let block = element
      while (/^(inline|contents)/.test(getComputedStyle(block).display) && block.parentElement)
        block = block.parentElement
      return block
    }

    const isOverlaid = (element: Element): boolean => {
      for (let above: Element | null = element; above; above = above.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return true
      return false
    }

    if (root.scrollWidth > root.clientWidth) {
      faults.add(`scrolls sideways to ${root.scrollWidth}`)
      for (const element of document.querySelectorAll('body *'))
        if (
          element.getBoundingClientRect().right > root.clientWidth + 1 &&
          visiblePart(element, element.getBoundingClientRect()).right > root.clientWidth + 1 &&
          faults.size < 5
        )
          faults.add(`wide: ${nameOf(element)}`)
    }

    const lines: { element: Element; box: Box }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const element = node.parentElement!
      const words = node.textContent ?? ''
      if (words.trim() === '' || element.closest('.sr-only, script, style, noscript, option'))
        continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
      if (rects.length === 0 || style.visibility === 'hidden') continue

      const isIsolated = style.direction === 'rtl' || style.unicodeBidi === 'plaintext'
      if (rightToLeft.test(words) && !isIsolated && !words.includes(isolate))
        faults.add(`not isolated: ${nameOf(element)}`)

      const block = blockOf(element)
      const within = block.getBoundingClientRect()
      for (const rect of rects) {
        const seen = visiblePart(element, rect)
        if (widthOf(seen) <= 0 || heightOf(seen) <= 0) continue
        if (seen.right > within.right + 2 || seen.left < within.left - 2)
          faults.add(`out of its box: ${nameOf(block)}`)
        // Lines of lettering stand closer than their fonts are high: only their middles must stay apart.
        const middle = (rect.top + rect.bottom) / 2
        const half = rect.height * 0.2
        const box = overlap(seen, { ...rect.toJSON(), top: middle - half, bottom: middle + half })
        if (heightOf(box) > 0 && !isOverlaid(element)) lines.push({ element, box })
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach(({ element, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom) break
        const shared = overlap(box, other.box)
        if (widthOf(shared) > 3 && heightOf(shared) > 2)
          faults.add(`lies on text: ${nameOf(element)} and ${nameOf(other.element)}`)
      }
    })

    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const isShown = field.getClientRects().length > 0
      if (isShown && rightToLeft.test(field.value) && getComputedStyle(field).direction !== 'rtl')
        faults.add(`field not isolated: ${field.name}`)
    }
    return [...faults].slice(0, 12)
  })
}
