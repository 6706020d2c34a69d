import { NoteForm } from '~/components/admin/notes/note_form'
import { NoteList } from '~/components/admin/notes/note_list'
import { type NotedThing, useNotes } from '~/components/admin/notes/use_notes'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { useAdminRole } from '~/hooks/use_admin_role'
import { isolated } from '#shared/isolated'

/** Notes of admins on one thing, and a field to add one. */
export function Notes({ about }: { about: NotedThing }) {
  const { notes, error, add } = useNotes(about)
  const { mayChange } = useAdminRole()
  return (
    <div className="grid gap-4">
      {mayChange('notes') && <NoteForm about={about} onAdded={add} />}
      <NoteList notes={notes} error={error} />
    </div>
  )
}

type NotesDialogProps = { about: NotedThing; name: string; onClose: () => void }

/** The notes on a row of a list. */
export function NotesDialog({ about, name, onClose }: NotesDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`Notes on ${isolated(name)}`}>
        <div className="py-2">
          <Notes about={about} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
