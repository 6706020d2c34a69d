/** After a visit that took the link away: the Tab key and a screen reader go on from the top of the new content. */
export function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
