import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runTests } = await import('./launcher/run_tests.js')
  await runTests({ slow: true })
})
