import type { ScriptFailure } from '~/lib/script_loader'

const words: Record<ScriptFailure, { title: string; text: string }> = {
  offline: { title: 'No connection.', text: 'Please check your network and try again.' },
  gone: { title: 'This page is out of date.', text: 'Try again to load the current one.' },
  broken: { title: 'This didn’t load.', text: 'Try again, and we’ll reload the page for you.' },
}

export const loadErrorWords = (failure: ScriptFailure) => words[failure]
