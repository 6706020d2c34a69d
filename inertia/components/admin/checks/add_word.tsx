import { router } from '@inertiajs/react'
import { type FormEvent, useState } from 'react'
import { MOST_WATCHED_WORD_CHARACTERS } from '#shared/product_check'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

/** Adds a watched word; what was typed stays until it is saved. */
export function AddWord() {
  const toast = useToast()
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() === '') {
      setError('Enter a word')
      return
    }
    setBusy(true)
    try {
      await callApi('POST', '/api/admin/watched-words', { word })
      setWord('')
      setError(undefined)
      toast({ title: 'Word added' })
      router.reload()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setBusy(false)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <TextField
        label="Add a word or phrase"
        name="word"
        autoComplete="off"
        maxLength={MOST_WATCHED_WORD_CHARACTERS}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        error={error}
      />
      <div>
        <Button type="submit" size="slim" busy={busy}>
          Add word
        </Button>
      </div>
    </form>
  )
}
