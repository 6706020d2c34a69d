/**
 * npm runs this after an install: it generates the code in .adonisjs/ that the editor's types need. An install without
 * the development dependencies, as in build/, has nothing to generate. A failure is shown and does not fail the install:
 * `npm run codegen` repeats it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundledNode, inRoot } from './launcher/paths.js'

const canGenerate = existsSync(inRoot('node_modules', '@adonisjs', 'assembler'))
if (canGenerate && existsSync(bundledNode)) {
  spawnSync(bundledNode, ['ace.js', 'codegen'], { cwd: inRoot(), stdio: 'inherit' })
}
