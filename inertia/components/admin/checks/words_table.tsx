import { useState } from 'react'
import type { WatchedWord } from '#moderation/checks/queries/watched_word_query'
import { isolated } from '#shared/isolated'
import { AdminTable } from '~/components/admin/table/admin_table'
import { RowMenu } from '~/components/admin/table/row_menu'
import type { Column } from '~/components/admin/table/shapes'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { UserText } from '~/components/text/user_text'
import { useAdminRole } from '~/hooks/use_admin_role'
import { callApi } from '~/lib/api'
import { formatDate } from '~/lib/dates'

const nameOf = ({ word }: WatchedWord) => word

const columns: Column<WatchedWord>[] = [
  { label: 'Word', isTitle: true, grow: 2, cell: ({ word }) => <UserText>{word}</UserText> },
  { label: 'Added by', grow: 1, cell: ({ addedBy }) => <UserText>{addedBy ?? '–'}</UserText> },
  { label: 'Added', cell: ({ createdAt }) => formatDate(createdAt) },
]

/** The watched words, each with a way to remove it. */
export function WordsTable({ words }: { words: WatchedWord[] }) {
  const [open, setOpen] = useState<WatchedWord | null>(null)
  const { mayChange } = useAdminRole()
  return (
    <>
      <AdminTable
        caption="Watched words"
        columns={columns}
        rows={words}
        sort=""
        nameOf={nameOf}
        actions={(word) => (
          <RowMenu
            of={nameOf(word)}
            actions={[
              {
                label: 'Remove',
                isOffered: mayChange('reports'),
                onSelect: () => setOpen(word),
              },
            ]}
          />
        )}
      />
      {open && (
        <ConfirmDialog
          title={`Remove “${isolated(open.word)}”`}
          description="Products found only by this word no longer need a check."
          confirmLabel="Remove word"
          isDangerous
          act={() => callApi('DELETE', `/api/admin/watched-words/${open.id}`)}
          doneTitle="Word removed"
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
