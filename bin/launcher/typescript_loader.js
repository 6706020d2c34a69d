/**
 * Preloaded into the lanes of a test run (`--import`): compiles TypeScript by @poppinss/ts-exec, and keeps what Node and
 * it compile in tmp/ for the other lanes and the next run.
 */
import { enableCompileCache, register } from 'node:module'
import { inTmp } from './paths.js'

enableCompileCache(inTmp('compile_cache'))
process.setSourceMapsEnabled(true)
register('./typescript_hooks.js', import.meta.url)
