import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runMutants } = await import('./mutants/run_mutants.js')
  await runMutants()
})
