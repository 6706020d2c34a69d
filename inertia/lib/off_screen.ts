import type { CSSProperties } from 'react'

/**
 * For the last parts of a page, below everything else: each is laid out, and its pictures are fetched, when it comes near the window. Its focus rings
 * may reach beyond its edges.
 */
export const offScreen: CSSProperties = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 40rem',
  overflowClipMargin: '1rem',
}
