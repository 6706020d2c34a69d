import { onBundledNode } from './launcher/hand_over.js'

// All of it happens before the hand-over.
await onBundledNode(import.meta.url, () => {})
