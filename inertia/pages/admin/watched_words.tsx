import type { WatchedWord } from '#moderation/checks/queries/watched_word_query'
import { AdminFrame } from '~/components/admin/admin_frame'
import { AddWord } from '~/components/admin/checks/add_word'
import { WordsTable } from '~/components/admin/checks/words_table'
import { REPORT_TABS } from '~/components/admin/reports/report_tabs'
import { SectionTabs } from '~/components/admin/section_tabs'
import { TableList } from '~/components/admin/table/table_list'
import { EmptyState } from '~/components/ui/empty_state'
import { useAdminRole } from '~/hooks/use_admin_role'
import type { InertiaProps } from '~/types'

export default function WatchedWords({ words }: InertiaProps<{ words: WatchedWord[] }>) {
  const { mayChange } = useAdminRole()
  return (
    <AdminFrame section="reports" title="Watched words">
      <SectionTabs label="Reports" tabs={REPORT_TABS} current="words" />
      <TableList
        id="words"
        title="Watched words"
        isEmpty={words.length === 0}
        nextUrl={null}
        bar={
          <div className="grid gap-4">
            <p className="admin-hint">
              A product with one of these words in its title, its description or the name of its
              store needs a check. Only whole words match; case, accents and punctuation don’t
              matter.
            </p>
            {mayChange('reports') && <AddWord />}
          </div>
        }
        empty={
          <EmptyState
            level="h3"
            title="No watched words"
            text="Add the names of brands and people that artists must not use."
          />
        }
      >
        <WordsTable words={words} />
      </TableList>
    </AdminFrame>
  )
}
