/**
 * Preloaded into the lanes of a test run (`--import`): compiles TypeScript, and keeps what it and Node compile in tmp/
 * for the other lanes and the next run.
 */
import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { inTmp } from './paths.js'
import { load, resolve } from './typescript_hooks.js'

enableCompileCache(inTmp('compile_cache'))
// Only of our own files: reading those of all packages takes a part of each start.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
registerHooks({ resolve, load })
